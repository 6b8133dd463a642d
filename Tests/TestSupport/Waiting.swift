// SPDX-License-Identifier: Apache-2.0

/// The time limit of waits.
///
/// The limit only ends hangs: a wait ends with its event, even on a slow machine.
package enum Waiting {
  /// The time after which a wait fails.
  package static let limit = Duration.seconds(600)
}

/// The error of a wait whose event does not occur.
package struct WaitingError: Error, CustomStringConvertible {
  /// The message, with the event, the line of the call, and the current state.
  package let description: String
}

/// Waits until a condition is true.
///
/// - Parameters:
///   - event: the event, as the end of a sentence in the error message.
///   - facts: a closure that returns the current state for the error message.
///   - pause: the time between two checks.
///   - file: the file of the call.
///   - line: the line of the call.
///   - isolation: the actor of the caller.
///   - condition: a closure that returns whether the event has occurred.
/// - Throws: ``WaitingError`` if the event does not occur within ``Waiting/limit``, or the error of
///   the condition.
package func until(
  _ event: String = "the condition is true", facts: () -> String = { "" },
  every pause: Duration = .milliseconds(5),
  file: String = #fileID, line: Int = #line,
  isolation: isolated (any Actor)? = #isolation, _ condition: () throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + Waiting.limit
  while try !condition() {
    guard ContinuousClock.now < deadline else {
      throw WaitingError(
        description:
          "\(file):\(line): after \(Waiting.limit) it is not so that \(event). \(facts())")
    }
    try await Task.sleep(for: pause)
  }
}
