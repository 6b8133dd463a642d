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

  @Test("rejects flipped bits, replaced words and truncation", arguments: 1...4)
  func damaged(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Self.count / 4 {
      var theme = DamagedTheme(Self.theme)
      theme.damage(&random)
      #expect(!theme.isMistaken(asking: DamagedTheme.selectors))
    }
  }

  @Test(
    "does not trap on forged data with a valid checksum", .tier(.standard),
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

  @Test("detects every flipped bit", arguments: 0...7)
  func bits(bit: Int) {
    let sound = CSSStyleSheet(".a { color: red }", name: "a.css").compiled()
    for offset in sound.indices {
      var bytes = sound
      bytes[offset] ^= 1 << UInt8(bit)
      #expect(throws: CompiledThemeError.self, "byte \(offset)") {
        try CSSStyleSheet(compiled: bytes)
      }
    }
  }

  @Test("rejects every prefix of a theme")
  func cut() {
    for length in 0..<Self.theme.count {
      #expect(throws: CompiledThemeError.self, "\(length) bytes") {
        try CSSStyleSheet(compiled: Self.theme.prefix(length))
      }
    }
  }

  @Test("the error describes the problem and the remedy")
  func sentences() {
    func message(_ bytes: [UInt8]) -> String? {
      do {
        _ = try CSSStyleSheet(compiled: bytes, name: "app.livery")
        return nil
      } catch { return "\(error)" }
    }
    #expect(message(Array("a { color: red }".utf8)) == "app.livery: this is not a compiled theme")
    #expect(message([]) == "app.livery: this is not a compiled theme")
    #expect(
      message(Self.theme.dropLast(1))
        == "app.livery: the compiled theme is damaged; compile it again")
    var newer = Self.theme
    newer[12] = 9
    #expect(
      message(newer) == """
        app.livery: the theme was compiled by a newer version of Livery (format 9; this one reads format 5); \
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
