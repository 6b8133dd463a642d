// SPDX-License-Identifier: Apache-2.0

/// The time limit of waits.
///
/// It only ends hangs: a wait ends with its event, even on a slow machine.
package enum Waiting {
  /// The time after which a wait fails.
  package static let limit = Duration.seconds(600)
}

/// The error of a wait whose event did not come.
package struct WaitingError: Error, CustomStringConvertible {
  /// A message with the event, the waiting line and the current state.
  package let description: String
}

/// Waits until a condition is true.
///
/// - Parameters:
///   - event: the event, as the end of a sentence for the error.
///   - facts: the current state, for the error.
///   - pause: the time between two checks.
///   - file: the file of the call.
///   - line: the line of the call.
///   - isolation: the actor of the caller.
///   - condition: whether the event has come.
/// - Throws: ``WaitingError`` if the event does not come within ``Waiting/limit``, or the error of the condition.
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
