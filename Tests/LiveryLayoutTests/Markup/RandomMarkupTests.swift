// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLayout
import TestSupport
import Testing

/// Random markup and random bytes: the printed markup of the result is parsed to an equal result.
@Suite struct RandomMarkupTests {
  @Test(
    "serialized text round-trips",
    arguments: TestTier.part(of: 0..<20 as Range<UInt64>))
  func roundTrip(seed: UInt64) {
    var source = MarkupSource(seed: seed)
    for _ in 0..<100 {
      let markup = source.markup()
      for options in [
        MarkupOptions(), .plainText, MarkupOptions(maximumDepth: 3, maximumNodes: 9), .serialized,
      ] {
        let text = StyledText(markup: markup, options: options)
        let printed = text.markup
        let again = StyledText(markup: printed, options: .serialized)
        guard again == text else {
          Issue.record("\(markup.debugDescription) \(printed) \(again.markup)")
          return
        }
        #expect(again.markup == printed)
      }
    }
  }

  @Test("keeps all letters", arguments: 0..<20 as Range<UInt64>)
  func letters(seed: UInt64) {
    var source = MarkupSource(seed: seed)
    for _ in 0..<100 {
      let markup = source.nesting()
      let kept = StyledText(markup: markup).plainText.filter { $0.isUppercase }
      #expect(kept == markup.filter { $0.isUppercase }, "\(markup)")
    }
  }

  @Test("plain text stays as it is", arguments: 0..<20 as Range<UInt64>)
  func plainText(seed: UInt64) {
    var source = MarkupSource(seed: seed)
    for _ in 0..<100 {
      let plain = source.bytes()
      let text = StyledText(plainText: plain)
      let lines = plain.replacing("\0", with: "\u{FFFD}").replacing("\r\n", with: "\n")
        .replacing("\r", with: "\n")
      #expect(text.diagnostics.allSatisfy { $0.kind.id == "invalid-character" })
      #expect(StyledText(markup: text.markup, options: .serialized) == text)
      #expect(text.letters == lines)
    }
  }

  @Test("diagnostics point into the text", arguments: 0..<10 as Range<UInt64>)
  func ranges(seed: UInt64) {
    var source = MarkupSource(seed: seed)
    for _ in 0..<100 {
      let markup = source.markup()
      for diagnostic in StyledText(markup: markup).diagnostics {
        #expect(diagnostic.range.upperBound <= markup.utf8.count)
        #expect(!diagnostic.message.isEmpty)
      }
    }
  }
}

extension StyledText {
  /// All texts, with a newline for each line break.
  fileprivate var letters: String {
    var letters = ""
    var open = Array(root.children.reversed())
    while let node = open.popLast() {
      switch node {
      case .text(let text): letters += text
      case .element(let element):
        if element.type == "br" { letters += "\n" }
        open += element.children.reversed()
      }
    }
    return letters
  }
}
