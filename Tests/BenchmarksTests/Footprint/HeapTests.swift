import Foundation
import Testing

@testable import HeapMeasurement

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

  @Test func `the bytes in use are read from a report of the allocator`() {
    let report = """
      <malloc version="1">
      <heap nr="0">
      <total type="rest" count="1" size="7"/>
      <system type="current" size="9"/>
      </heap>
      <total type="fast" count="1" size="32"/>
      <total type="rest" count="2" size="1000"/>
      <total type="mmap" count="1" size="4096"/>
      <system type="current" size="5000"/>
      <system type="max" size="6000"/>
      </malloc>
      """
    #expect(AllocatorReport(report)?.bytesInUse == 5_000 - 32 - 1_000 + 4_096)
    #expect(AllocatorReport("") == nil)
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
