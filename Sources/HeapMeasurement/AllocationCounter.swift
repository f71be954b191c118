import Foundation

/// A counter of the objects that the Swift runtime allocates on one thread.
///
/// The runtime calls its allocator through a pointer that can be replaced; where the pointer cannot
/// be found there is nothing to count. Buffers of arrays, closures and boxes are objects too.
///
/// As soon as the allocator was replaced, the runtime also retains and releases through pointers, and
/// this detour mistakes some strings for objects; it is closed again at each allocation. Another
/// thread could take it in between: count only in a process in which no other thread works, such as
/// that of an exit test.
package enum AllocationCounter {
  private typealias Allocator =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  // Set before the replaced allocator is first called, and never again while it may be.
  private nonisolated(unsafe) static var original: Allocator?
  private nonisolated(unsafe) static var count = 0
  private nonisolated(unsafe) static var countedThread: pthread_t?
  private nonisolated(unsafe) static var detour: UnsafeMutablePointer<Bool>?

  /// Runs a block and counts what it allocates on this thread; `nil` where that cannot be counted.
  @MainActor package static func allocations(in block: () -> Void) -> Int? {
    guard let hook = dlsym(nil, "_swift_allocObject") else {
      block()
      return nil
    }
    let detourName = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
    detour = dlsym(nil, detourName)?.assumingMemoryBound(to: Bool.self)
    let pointer = hook.assumingMemoryBound(to: Allocator.self)
    original = pointer.pointee
    count = 0
    countedThread = pthread_self()
    pointer.pointee = { type, size, alignment in
      AllocationCounter.detour?.pointee = false
      if pthread_self() == AllocationCounter.countedThread { AllocationCounter.count += 1 }
      return AllocationCounter.original?(type, size, alignment)
    }
    block()
    if let original { pointer.pointee = original }
    countedThread = nil
    return count
  }
}
