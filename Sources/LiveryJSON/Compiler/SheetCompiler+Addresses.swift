// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The addresses in files that are included from other folders.
extension SheetCompiler {
  /// Returns an address of a text, relative to the main sheet.
  func address(_ name: String, in text: Int) -> String {
    let folder = folders[text]
    let isFixed =
      name.isEmpty || name.hasPrefix("/") || name.hasPrefix("#") || name.contains(":")
    return folder.isEmpty || isFixed ? name : folder + name
  }

  /// Returns the CSS of a text with addresses relative to the main sheet.
  ///
  /// Addresses are `url()`, and strings in `image-set()`.
  func rebased(_ css: String, in text: Int) -> String {
    guard !folders[text].isEmpty, css.utf8.contains(UInt8(ascii: "(")) else { return css }
    let stream = TokenStream(css)
    var result = ""
    // For each open block, whether a string directly inside is an address.
    var blocks: [Bool] = []
    for position in stream.indices {
      let kind = stream[position].kind
      let isAddress = kind == .url || kind == .string && blocks.last == true
      if isAddress, let rebasedAddress = rebasedAddress(stream.value(of: position), in: text) {
        result += kind == .url ? "url(\(stringText(rebasedAddress)))" : stringText(rebasedAddress)
      } else {
        result += stream.text(of: position)
      }
      switch kind {
      case .function: blocks.append(acceptsAddress(stream.value(of: position)))
      case .leftParenthesis, .leftBracket, .leftBrace: blocks.append(false)
      case .rightParenthesis, .rightBracket, .rightBrace: _ = blocks.popLast()
      default: break
      }
    }
    return result
  }

  /// Returns the head of an `@import` with its address relative to the main sheet.
  ///
  /// Other heads are returned unchanged.
  func rebasedHead(_ head: String, in text: Int) -> String {
    guard !folders[text].isEmpty, head.prefix(7).lowercased() == "@import" else { return head }
    let stream = TokenStream(head)
    guard let first = stream.indices.dropFirst().first(where: { !stream[$0].kind.isTrivia }),
      stream[first].kind == .string
    else { return rebased(head, in: text) }
    let texts = stream.indices.map { position in
      position == first
        ? stringText(address(stream.value(of: position), in: text)) : stream.text(of: position)
    }
    return texts.joined()
  }

  /// Returns an address relative to the main sheet, or `nil` if it does not change.
  private func rebasedAddress(_ name: String, in text: Int) -> String? {
    let rebasedAddress = address(name, in: text)
    return rebasedAddress == name ? nil : rebasedAddress
  }

  private func acceptsAddress(_ function: String) -> Bool {
    ["url", "src", "image-set", "-webkit-image-set"].contains(function.lowercased())
  }
}
