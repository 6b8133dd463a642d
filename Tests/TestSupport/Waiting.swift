// SPDX-License-Identifier: Apache-2.0

/// The limit to waiting, which only ends a hang: a wait ends with its event, however slow the machine is.
package enum Waiting {
  /// The time after which an event is taken not to come.
  package static let limit = Duration.seconds(600)
}

/// The error of a wait whose event did not come.
package struct WaitingError: Error, CustomStringConvertible {
  /// A sentence with the event, the line that waits and the state of affairs.
  package let description: String
}

/// Waits until a condition is true.
///
/// - Parameters:
///   - event: the event, as the end of a sentence for the error.
///   - facts: the state of affairs, for the error.
///   - pause: the time between two looks.
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
