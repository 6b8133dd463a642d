// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Addresses in files that are included from other folders.
extension SheetCompiler {
  /// An address of one of the texts as it is seen from the sheet.
  func address(_ name: String, in text: Int) -> String {
    let folder = folders[text]
    let isFixed =
      name.isEmpty || name.hasPrefix("/") || name.hasPrefix("#") || name.contains(":")
    return folder.isEmpty || isFixed ? name : folder + name
  }

  /// CSS of one of the texts with its addresses as they are seen from the sheet: `url()`, and strings in `image-set()`.
  func rebased(_ css: String, in text: Int) -> String {
    guard !folders[text].isEmpty, css.utf8.contains(UInt8(ascii: "(")) else { return css }
    let stream = TokenStream(css)
    var result = ""
    // Whether a string stands right in a function that takes an address there, for each block that is open.
    var blocks: [Bool] = []
    for position in stream.indices {
      let kind = stream[position].kind
      let isAddress = kind == .url || kind == .string && blocks.last == true
      if isAddress, let moved = moved(stream.value(of: position), in: text) {
        result += kind == .url ? "url(\(stringText(moved)))" : stringText(moved)
      } else {
        result += stream.text(of: position)
      }
      switch kind {
      case .function: blocks.append(takesAddress(stream.value(of: position)))
      case .leftParenthesis, .leftBracket, .leftBrace: blocks.append(false)
      case .rightParenthesis, .rightBracket, .rightBrace: _ = blocks.popLast()
      default: break
      }
    }
    return result
  }

  /// The head of an `@import` of one of the texts, with its address as it is seen from the sheet; others as they are.
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

  /// An address as it is seen from the sheet; nil where it is the same there.
  private func moved(_ name: String, in text: Int) -> String? {
    let moved = address(name, in: text)
    return moved == name ? nil : moved
  }

  private func takesAddress(_ function: String) -> Bool {
    ["url", "src", "image-set", "-webkit-image-set"].contains(function.lowercased())
  }
}
