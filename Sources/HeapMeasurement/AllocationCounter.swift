import Foundation

/// A counter of the objects that the Swift runtime allocates on one thread.
///
/// The runtime calls its allocator through a pointer, which the counter replaces while a block
/// runs. Buffers of arrays, closures and boxes are objects, too.
///
/// Once the allocator is replaced, the runtime also retains and releases through pointers. This
/// detour mistakes some strings for objects, so that the counter switches it off at each
/// allocation. Another thread could take the detour in between. Count only while no other thread
/// runs Swift code; threads that wait do no harm.
package enum AllocationCounter {
  private typealias Allocator =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  // Set before the replacement is first called, and not changed while it may be called.
  private nonisolated(unsafe) static var original: Allocator?
  private nonisolated(unsafe) static var count = 0
  private nonisolated(unsafe) static var countedThread: pthread_t?
  private nonisolated(unsafe) static var detour: UnsafeMutablePointer<Bool>?

  /// Runs a block and returns its number of allocations on this thread.
  ///
  /// Returns `nil` if the runtime has no such pointer.
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
