// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Synchronization

/// The texts of the open documents by the paths of their files, for code that reads files.
///
/// A theme then contains the text that the user sees, even if it is not saved.
final class OpenTexts: Sendable {
  private let texts = Mutex<[String: SourceText]>([:])

  /// Returns the text of a file that is open, or `nil` if the file must be read.
  ///
  /// - Parameter path: The path of the file, or its path without links.
  /// - Returns: The text, or `nil`.
  func text(at path: String) -> SourceText? { texts.withLock { $0[path] } }

  /// Sets or removes the text of a file.
  func set(_ text: SourceText?, at path: String) { texts.withLock { $0[path] = text } }
}
