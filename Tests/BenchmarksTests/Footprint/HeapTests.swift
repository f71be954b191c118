import Foundation
import HeapMeasurement
import Testing

/// The heap grows with allocations and shrinks when they are freed.
///
/// The allocations are made in a process of their own, in which no other test allocates.
struct HeapTests {
  @Test func `small and large allocations count until they are freed`() async {
    await #expect(processExitsWith: .success) {
      expectHeap(toHold: 10_000, allocationsOf: 96)
      expectHeap(toHold: 10, allocationsOf: 10_000_000)
    }
  }
}

// MARK: -

/// Stops the process if the bytes in use do not follow allocating and freeing.
private func expectHeap(toHold count: Int, allocationsOf byteCount: Int) {
  let pointers = UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>.allocate(capacity: count)
  guard let before = Heap.bytesInUse else { fatalError("the allocator reports no bytes") }
  for index in 0..<count { pointers[index] = malloc(byteCount) }
  let growth = (Heap.bytesInUse ?? 0) - before
  for pointer in pointers { free(pointer) }
  let rest = (Heap.bytesInUse ?? 0) - before
  // An allocator adds a word or two to each allocation, and rounds large ones up to pages.
  let expected = count * byteCount...count * byteCount * 6 / 5
  if !expected.contains(growth) { fatalError("grew by \(growth), expected \(expected)") }
  if abs(rest) > count * byteCount / 50 { fatalError("\(rest) bytes were not freed") }
}
