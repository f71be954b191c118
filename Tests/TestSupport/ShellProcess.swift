import Foundation

/// A command line of the shell, which runs as the leader of a session of its own.
///
/// The processes of the session end with the last reference, or when the waiting task is cancelled.
nonisolated final class ShellProcess: Sendable {
  /// The number of the shell, and of its group of processes.
  let number: pid_t

  /// The processor time that each process may take, in seconds.
  ///
  /// Time that other programs take does not count.
  private static let processorTime = 60

  /// Starts a command line that can call the programs of this package by name.
  ///
  /// - Parameters:
  ///   - line: The command line for `sh`.
  ///   - paths: The files of the three standard streams.
  ///   - terminal: Whether the first file becomes the terminal that sends signals to the session.
  ///   - environment: Variables in addition to those of the tests.
  init(
    _ line: String, streams paths: [String], terminal: Bool = false, environment: [String: String]
  ) throws {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (stream, path) in zip(Int32(0)..., paths) {
      let flags = terminal ? O_RDWR : O_RDWR | O_NOCTTY
      posix_spawn_file_actions_addopen(&actions, stream, path, flags, 0)
    }
    // `POSIX_SPAWN_SETSID`, and the default action for every signal that is ignored here.
    #if canImport(Darwin)
      let newSession: Int32 = 0x0400
    #else
      let newSession: Int32 = 0x80
    #endif
    posix_spawnattr_setflags(&attributes, Int16(newSession))
    let script = "ulimit -t \(Self.processorTime)\n\(line)"
    let arguments = (["sh", "-c", script] as [String]).map { strdup($0) } + [nil]
    let variables = Self.environment(environment).map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for string in arguments + variables { free(string) }
    }
    var number: pid_t = 0
    let error = posix_spawn(&number, "/bin/sh", &actions, &attributes, arguments, variables)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EAGAIN) }
    self.number = number
  }

  deinit {
    stop()
    waitpid(number, nil, 0)
  }

  /// Waits for the end of the shell.
  ///
  /// - Returns: The exit status, or 128 and the number of the signal that ended the shell.
  func end() async -> Int32 {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A thread of its own: waiting blocks, and would keep a thread from other tests.
        Thread.detachNewThread { [number] in
          var information = siginfo_t()
          // The number stays taken until the object is released, so nobody else gets a signal.
          while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
          let isExit = information.si_code == CLD_EXITED
          continuation.resume(returning: information.status + (isExit ? 0 : 128))
        }
      }
    } onCancel: {
      stop()
    }
  }

  /// Ends all processes of the session that have not left its group.
  private func stop() {
    kill(-number, SIGKILL)
  }

  /// Returns the environment of the tests with some other variables, in which the programs of this
  /// package are found.
  private static func environment(_ others: [String: String]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.merging(others) { _, new in new }
    environment["PATH"] = "\(productsFolder.path):\(environment["PATH"] ?? "")"
    return environment
  }

  /// The folder with the programs and the tests.
  private static var productsFolder: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}

// MARK: -

nonisolated extension siginfo_t {
  /// The exit status, or the number of a signal.
  fileprivate var status: Int32 {
    #if canImport(Darwin)
      si_status
    #else
      _sifields._sigchld.si_status
    #endif
  }
}
