// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A process that runs during a test, in its own process group.
///
/// Its child processes are killed with it.
package final class SpawnedProcess {
  /// The file of its standard output and standard error.
  private let log: URL
  private let identifier: pid_t
  private var isRunning = true

  /// Starts a process.
  ///
  /// - Throws: an error if the executable does not exist.
  package init(_ program: URL, _ arguments: [String]) throws {
    log = FileManager.default.temporaryDirectory.appending(
      path: "livery-\(UUID().uuidString).log")
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #else
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let words = ([program.path] + arguments).map { strdup($0) } + [nil]
    let settings =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, program.path, &actions, &attributes, words, settings)
    guard code == 0 else {
      throw BrowserError("\(program.path) cannot be started: \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
  }

  /// The output so far.
  package var output: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// Kills the process at once, with all of its child processes.
  package func kill() {
    guard isRunning else { return }
    isRunning = false
    _ = Foundation.kill(-identifier, SIGKILL)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: log)
  }
}

/// An error between a test and a browser, with its message.
package struct BrowserError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
