// SPDX-License-Identifier: Apache-2.0

/// Why another text was not put in the place of a file's; the file is as it was.
package enum ReplacementError: Error {
  /// The file holds something else than when it was read.
  case changed(String)
  /// The file is in an encoding that is not written.
  case encoding(String, SourceEncoding)
  /// The file holds bytes that could not be decoded, and would be lost.
  case undecodable(String)
  /// The file cannot be read any more.
  case unreadable(SourceError)
  /// The file cannot be written.
  case unwritable(OutputFile.Failure)
}

extension ReplacementError: CustomStringConvertible {
  /// The error as a person reads it, such as `brand.css: it was changed since it was read`.
  package var description: String {
    switch self {
    case .changed(let path): "\(path): it was changed since it was read"
    case .encoding(let path, let encoding):
      "\(path): it is in \(encoding.name), and only UTF-8 is written"
    case .undecodable(let path): "\(path): it has bytes that are no UTF-8 and would be lost"
    case .unreadable(let error): error.description
    case .unwritable(let failure): "\(failure.path): \(failure.reason)"
    }
  }
}
