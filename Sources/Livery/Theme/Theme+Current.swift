// SPDX-License-Identifier: Apache-2.0
import Synchronization

extension Theme {
  /// The theme of the task and its children, if ``withCurrent(_:operation:)`` set one.
  @TaskLocal private static var taskTheme: Theme?

  private static let processTheme = Mutex<Theme?>(nil)

  /// The theme that ``css(_:_:state:)-(_,String,_)`` uses: the task's own, else the program's.
  ///
  /// Set the theme once when the program starts. The initial value is a theme of only the default
  /// style sheet.
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

  /// Calls `operation` with another current theme, for this task and its child tasks.
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

  /// Calls an asynchronous `operation` with another current theme, for this task and its children.
  public static func withCurrent<Result>(
    _ theme: Theme, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskTheme.withValue(theme, operation: operation, isolation: isolation)
  }
}
