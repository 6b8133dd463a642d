// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SyntaxTree {
  /// Returns the normalized text of a declaration, which is equal for equal declarations.
  ///
  /// The name is in lower case, except for the name of a custom property. In the value, comments
  /// are removed and white space is collapsed; its escapes and its letter case stay as written. A
  /// `!` stands for `!important`. If the value may contain a URL, the text ends with the name of
  /// the file that URLs of the sheet are relative to, because the same text can name two resources.
  ///
  /// - Parameter declarationIndex: The index of the declaration in ``nodes``.
  /// - Returns: The name and the value, separated by a colon.
  func comparableText(of declarationIndex: Int) -> String {
    let node = nodes[declarationIndex]
    let name = stream.value(of: Int(node.first))
    var text = node.flags.contains(.custom) ? name : name.lowercased()
    let value = Int(node.content)..<Int(node.contentEnd)
    text += ":" + stream.normalizedText(of: value)
    if node.flags.contains(.important) { text += "!" }
    if let base = stream.base, value.contains(where: { stream.mayBeginURL(at: $0) }) {
      text += "\n" + base.name
    }
    return text
  }
}

extension TokenStream {
  /// Returns the text of a range of tokens without comments and with collapsed white space.
  ///
  /// White space between two tokens becomes one space; at both ends it is removed.
  func normalizedText(of tokenRange: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteRange(of: tokenRange).count)
    var needsSpace = false
    for position in tokenRange {
      if tokens[position].kind.isTrivia {
        // A comment is dropped without a space, even between two tokens: `a/**/b` becomes `ab`.
        if tokens[position].kind == .whitespace { needsSpace = !bytes.isEmpty }
        continue
      }
      if needsSpace { bytes.append(UInt8(ascii: " ")) }
      needsSpace = false
      bytes.append(contentsOf: utf8(in: byteRange(of: position..<position + 1)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether a token is a URL, or a function that may take a URL as a string.
  fileprivate func mayBeginURL(at position: Int) -> Bool {
    switch tokens[position].kind {
    case .url: true
    case .function:
      ["url", "src", "image", "image-set", "-webkit-image-set"]
        .contains(value(of: position).lowercased())
    default: false
    }
  }
}
