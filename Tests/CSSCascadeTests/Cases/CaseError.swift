// SPDX-License-Identifier: Apache-2.0

/// An error in a file of cases.
struct CaseError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, from 1.
  let line: Int
  let message: String

  init(_ line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  var description: String { "line \(line): \(message)" }
}
