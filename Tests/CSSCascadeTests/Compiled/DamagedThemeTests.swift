// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@testable import CSSCascade

/// Tests that a damaged compiled theme is rejected with a message or has the original results.
@Suite struct DamagedThemeTests {
  private static let theme = CSSStyleSheet(DamagedTheme.sheet, name: "themes/app.css").compiled()

  private static let count =
    ProcessInfo.processInfo.environment["LIVERY_RANDOM_TEXTS"].flatMap(Int.init) ?? 2000

  @Test("flipped bits, replaced words and cuts are refused", arguments: 1...4)
  func damaged(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Self.count / 4 {
      var theme = DamagedTheme(Self.theme)
      theme.damage(&random)
      #expect(!theme.isMistaken(asking: DamagedTheme.selectors))
    }
  }

  @Test(
    "what is forged to look sound does not trap", .tier(.standard),
    arguments: TestTier.part(of: 1...4))
  func forged(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) << 32)
    for _ in 0..<Self.count / 16 {
      var theme = DamagedTheme(Self.theme)
      theme.damage(&random)
      theme.forge()
      _ = theme.isMistaken(asking: DamagedTheme.selectors)
    }
  }

  @Test("each single bit counts", arguments: 0...7)
  func bits(bit: Int) {
    let sound = CSSStyleSheet(".a { color: red }", name: "a.css").compiled()
    for place in sound.indices {
      var bytes = sound
      bytes[place] ^= 1 << UInt8(bit)
      #expect(throws: CompiledThemeError.self, "byte \(place)") {
        try CSSStyleSheet(compiled: bytes)
      }
    }
  }

  @Test("no beginning of a theme is a theme")
  func cut() {
    for length in 0..<Self.theme.count {
      #expect(throws: CompiledThemeError.self, "\(length) bytes") {
        try CSSStyleSheet(compiled: Self.theme.prefix(length))
      }
    }
  }

  @Test("the error says what is wrong and what to do")
  func sentences() {
    func message(_ bytes: [UInt8]) -> String? {
      do {
        _ = try CSSStyleSheet(compiled: bytes, name: "app.livery")
        return nil
      } catch { return "\(error)" }
    }
    #expect(message(Array("a { color: red }".utf8)) == "app.livery: this is no compiled theme")
    #expect(message([]) == "app.livery: this is no compiled theme")
    #expect(
      message(Self.theme.dropLast(1))
        == "app.livery: the compiled theme is damaged; compile it again")
    var newer = Self.theme
    newer[12] = 9
    #expect(
      message(newer) == """
        app.livery: the theme was compiled by a newer version of Livery (format 9; this one reads format 4); \
        update Livery or compile it again
        """)
    var swapped = Self.theme
    swapped.replaceSubrange(8..<12, with: Self.theme[8..<12].reversed())
    #expect(
      message(swapped)
        == "app.livery: the theme was compiled on a machine with another byte order; compile it again"
    )
    #expect(throws: CompiledThemeError.unreadable(.notFound("nothing.livery"))) {
      try CSSStyleSheet(compiledFile: "nothing.livery")
    }
    #expect(throws: CompiledThemeError.unreadable(.isDirectory("/"))) {
      try CSSStyleSheet(compiledFile: "/")
    }
  }
}
