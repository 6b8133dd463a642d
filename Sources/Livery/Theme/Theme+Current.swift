// SPDX-License-Identifier: Apache-2.0
import Synchronization

extension Theme {
  /// The theme for one task and its children, where one was set by ``withCurrent(_:operation:)``.
  @TaskLocal private static var taskTheme: Theme?

  private static let processTheme = Mutex<Theme?>(nil)

  /// The theme that ``css(_:_:state:)-(_,String,_)`` and its like ask: the task's own, else the program's.
  ///
  /// Set it once when the program starts. Until then it is a theme of the default sheet alone.
  public static var current: Theme {
    get {
      if let taskTheme { return taskTheme }
      return processTheme.withLock { theme in
        if let theme { return theme }
        let first = Theme()
        theme = first
        return first
      }
    }
    set { processTheme.withLock { $0 = newValue } }
  }

  /// Runs `operation` with another current theme, for this task and the tasks it starts.
  ///
  /// ```swift
  /// Theme.withCurrent(nightTheme) {
  ///   css("toolbar", \.backgroundColor)    // the night's
  /// }
  /// ```
  public static func withCurrent<Result>(
    _ theme: Theme, operation: () throws -> Result
  ) rethrows -> Result {
    try $taskTheme.withValue(theme, operation: operation)
  }

  /// Runs an asynchronous `operation` with another current theme, for this task and the tasks it starts.
  public static func withCurrent<Result>(
    _ theme: Theme, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskTheme.withValue(theme, operation: operation, isolation: isolation)
  }
}
