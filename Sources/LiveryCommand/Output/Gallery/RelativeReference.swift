// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// A relative reference from a page in a folder to a file.
///
/// ```swift
/// RelativeReference(to: "themes/my theme.css", from: "out").description    // "../themes/my%20theme.css"
/// ```
///
/// Defined by [RFC 3986, section 4.2](https://www.rfc-editor.org/rfc/rfc3986#section-4.2).
struct RelativeReference: CustomStringConvertible {
  /// The path segments, percent-encoded.
  private let segments: [String]

  /// Creates the reference between two paths, each absolute or relative to the working folder.
  ///
  /// Symbolic links are not followed, because a browser does not follow them either.
  init(to file: String, from folder: String) {
    let (target, base) = (Self.names(of: file), Self.names(of: folder))
    let common = zip(target, base).prefix { $0 == $1 }.count
    segments =
      base.dropFirst(common).map { _ in ".." } + target.dropFirst(common).map(\.percentEncodedPath)
  }

  var description: String { segments.joined(separator: "/") }

  /// Returns the names in an absolute path, without `.` and `..`.
  private static func names(of path: String) -> [Substring] {
    let path = path.hasPrefix("/") ? path : FolderListing.working + "/" + path
    return path.split(separator: "/").reduce(into: []) { names, name in
      if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
    }
  }
}
