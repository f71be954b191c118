import Foundation
@testable import HeapMeasurement
import Testing

/// The heap grows by what is allocated, and shrinks by what is freed.
///
/// Each test has a process of its own, in which no other test allocates.
struct HeapTests {
  @Test func `small allocations count while they live`() async {
    await #expect(processExitsWith: .success) {
      expectHeap(toHold: 10_000, allocationsOf: 96)
    }
  }

  @Test func `large allocations count while they live`() async {
    await #expect(processExitsWith: .success) {
      expectHeap(toHold: 10, allocationsOf: 10_000_000)
    }
  }

  @Test func `the report of an allocator is read`() {
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

/// Ends the process in failure where the heap does not follow what is allocated and freed.
private func expectHeap(toHold count: Int, allocationsOf byteCount: Int) {
  let pointers = UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>.allocate(capacity: count)
  guard let before = Heap.bytesInUse else { return }
  for index in 0..<count { pointers[index] = malloc(byteCount) }
  let growth = (Heap.bytesInUse ?? 0) - before
  for pointer in pointers { free(pointer) }
  let rest = (Heap.bytesInUse ?? 0) - before
  // An allocator keeps a word or two beside each allocation, and rounds large ones up to pages.
  let expected = count * byteCount...count * byteCount * 6 / 5
  if !expected.contains(growth) { fatalError("grew by \(growth), expected \(expected)") }
  if abs(rest) > count * byteCount / 50 { fatalError("\(rest) bytes stayed") }
}
