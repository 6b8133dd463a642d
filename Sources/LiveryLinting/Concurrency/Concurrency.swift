// SPDX-License-Identifier: Apache-2.0

/// The threads that ``concurrentMap(_:_:)`` and ``concurrently(_:_:)`` use.
package enum Concurrency {
  /// Whether all work stays on the thread that calls them.
  ///
  /// A clock of the CPU time of a thread then counts all of the work:
  ///
  /// ```swift
  /// Concurrency.$isOff.withValue(true) { linter.report(on: trees) }
  /// ```
  @TaskLocal package static var isOff = false
}
