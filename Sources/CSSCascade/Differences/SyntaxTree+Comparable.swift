// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SyntaxTree {
  /// Returns the normalized text of a declaration: no comments, and one space for white space.
  ///
  /// For an address the text includes the location of the sheet that it is relative to.
  func comparableText(of declaration: Int) -> String {
    let node = nodes[declaration]
    let name = stream.value(of: Int(node.first))
    var text = node.flags.contains(.custom) ? name : name.lowercased()
    let value = Int(node.content)..<Int(node.contentEnd)
    text += ":" + stream.normalizedText(of: value)
    if node.flags.contains(.important) { text += "!" }
    if let base = stream.base, value.contains(where: { stream.mayContainURL($0) }) {
      text += "\n" + base.name
    }
    return text
  }
}

extension TokenStream {
  /// Returns the text of some tokens without comments, and with white space collapsed to one space.
  func normalizedText(of positions: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteRange(of: positions).count)
    var needsSpace = false
    for position in positions {
      if tokens[position].kind.isTrivia {
        // A comment does not separate tokens.
        if tokens[position].kind == .whitespace { needsSpace = !bytes.isEmpty }
        continue
      }
      if needsSpace { bytes.append(UInt8(ascii: " ")) }
      needsSpace = false
      bytes.append(contentsOf: utf8(in: byteRange(of: position..<position + 1)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether a token is an address, or a function that takes an address as a string.
  fileprivate func mayContainURL(_ position: Int) -> Bool {
    switch tokens[position].kind {
    case .url: true
    case .function:
      ["url", "src", "image", "image-set", "-webkit-image-set"]
        .contains(value(of: position).lowercased())
    default: false
    }
  }
}
