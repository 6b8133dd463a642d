// SPDX-License-Identifier: Apache-2.0
package import CSSStorage

/// The reason that the text of a file is not replaced.
///
/// The file is unchanged.
package enum ReplacementError: Error {
  /// The file has changed since it was read.
  case changed(String)
  /// The file is in an encoding other than UTF-8.
  case encoding(String, SourceEncoding)
  /// The file has bytes that cannot be decoded and would be lost.
  case undecodable(String)
  /// The file can no longer be read.
  case unreadable(SourceError)
  /// The file cannot be saved.
  case unwritable(OutputFile.Failure)
}

extension ReplacementError: CustomStringConvertible {
  /// The message, such as `brand.css: it has changed since it was read`.
  package var description: String {
    switch self {
    case .changed(let path): "\(path): it has changed since it was read"
    case .encoding(let path, let encoding):
      "\(path): it is in \(encoding.name), and only UTF-8 can be written"
    case .undecodable(let path): "\(path): it has bytes that are not UTF-8 and would be lost"
    case .unreadable(let error): error.description
    case .unwritable(let failure): "\(failure.path): \(failure.reason)"
    }
  }
}
