// SPDX-License-Identifier: Apache-2.0
package import CSSStorage

/// The reason that the text of a file cannot be replaced.
///
/// The replacement has not written to the file, except perhaps in the case ``unwritable(_:)``.
package enum ReplacementError: Error {
  /// Another program has changed the file since it was read.
  case changed(path: String)
  /// The old or the new text is in an encoding other than UTF-8, and one of them is not ASCII.
  case unsupportedEncoding(path: String, SourceEncoding)
  /// The file has bytes that cannot be decoded and would be lost.
  case undecodable(path: String)
  /// The file can no longer be read.
  case unreadable(SourceError)
  /// The file cannot be written.
  ///
  /// A regular file is replaced as a whole, and has the new text only if the failure occurs after
  /// that, while its folder is synchronized.
  case unwritable(OutputFile.Failure)
}

extension ReplacementError: CustomStringConvertible {
  /// The message, such as `brand.css: it has changed since it was read`.
  package var description: String {
    switch self {
    case .changed(let path): "\(path): it has changed since it was read"
    case .unsupportedEncoding(let path, let encoding):
      "\(path): it is in \(encoding.name), and only UTF-8 can be written"
    case .undecodable(let path): "\(path): it has bytes that are not UTF-8 and would be lost"
    case .unreadable(let error): error.description
    case .unwritable(let failure): "\(failure.path): \(failure.reason)"
    }
  }
}
