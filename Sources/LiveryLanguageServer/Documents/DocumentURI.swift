// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

/// The address of a document.
///
/// Two addresses of one file are equal, even if they are escaped differently.
///
/// ```swift
/// DocumentURI("file:///themes/my%20theme.css").path    // "/themes/my theme.css"
/// DocumentURI(path: "/themes/my theme.css").text       // "file:///themes/my%20theme.css"
/// ```
struct DocumentURI: Sendable {
  /// The text of the address, as the client wrote it.
  let text: String
  /// The path of the file, or `nil` for an address without a file, such as `untitled:1`.
  let path: String?

  /// Reads an address.
  init(_ text: String) {
    self.text = text
    path = Self.path(of: text)
  }

  /// Creates the address of a file.
  init(path: String) {
    self.path = path
    text = "file://" + path.percentEncodedPath
  }

  /// Returns the path of a file URL with its percent escapes resolved.
  ///
  /// Defined by [RFC 8089](https://www.rfc-editor.org/rfc/rfc8089).
  private static func path(of text: String) -> String? {
    let scheme = "file://"
    guard text.utf8.count > scheme.utf8.count, text.prefix(7).lowercased() == scheme else {
      return nil
    }
    let rest = text.dropFirst(7)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var units = Array(rest[slash...].utf8)[...]
    while let unit = units.popFirst() {
      guard unit == UInt8(ascii: "%"), units.count >= 2,
        let value = UInt8(String(decoding: units.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(unit)
        continue
      }
      units.removeFirst(2)
      bytes.append(value)
    }
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension DocumentURI: Hashable {
  static func == (left: DocumentURI, right: DocumentURI) -> Bool {
    left.path ?? left.text == right.path ?? right.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(path ?? text) }
}

extension DocumentURI: ProtocolValue {
  func write(into json: inout JSONWriter) { json.value(text) }
}
