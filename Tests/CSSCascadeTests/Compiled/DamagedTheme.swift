// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import CSSValues

@testable import CSSCascade

/// A damaged compiled theme, which must be rejected or have the original results, and never trap.
struct DamagedTheme {
  /// The bytes of the damaged theme.
  private(set) var bytes: [UInt8]
  private let sound: [UInt8]

  /// Creates a theme without damage.
  init(_ sound: [UInt8]) {
    self.sound = sound
    bytes = sound
  }

  /// Flips one to four bits, replaces words or truncates the end.
  mutating func damage(_ random: inout SeededGenerator) {
    switch random.number(0...9) {
    case 0: bytes.removeLast(random.number(1...bytes.count))
    case 1...3: for _ in 0..<random.number(1...4) { replaceWord(&random) }
    default:
      for _ in 0..<random.number(1...4) {
        bytes[random.number(0...bytes.count - 1)] ^= 1 << UInt8(random.number(0...7))
      }
    }
  }

  /// Replaces four bytes by a small number, a large number, or another word of the theme.
  private mutating func replaceWord(_ random: inout SeededGenerator) {
    guard bytes.count >= 4 else { return }
    let offset = random.number(0...(bytes.count - 4) / 4) * 4
    let other = random.number(0...(bytes.count - 4) / 4) * 4
    let words: [[UInt8]] = [
      [UInt8(random.number(0...9)), 0, 0, 0], [255, 255, 255, 255], Array(bytes[other..<other + 4]),
      [0, 0, 0, 128],
    ]
    bytes.replaceSubrange(offset..<offset + 4, with: random.one(words))
  }

  /// Makes the length and the checksum valid for the damaged bytes, as an attacker would.
  mutating func forge() {
    guard bytes.count >= CompiledHeader.length else { return }
    var writer = BinaryWriter()
    for byte in bytes { writer.write(byte: byte) }
    CompiledHeader.finish(&writer)
    bytes = writer.bytes
  }

  /// Loads and queries the theme; returns whether it was accepted with wrong content.
  func isMistaken(asking selectors: [String]) -> Bool {
    guard let sheet = try? CSSStyleSheet(compiled: bytes) else { return false }
    for selector in selectors {
      _ = sheet.prepare(selector).values.map(\.value.description)
      _ = sheet.explain(selector, "color").candidates.map(\.reason)
    }
    var other = sheet
    other.environment.colorScheme = .dark
    for selector in selectors { _ = other.css(selector, "color") }
    _ = sheet.fontFaces
    _ = sheet.keyframes(named: "k")?.frames.count
    _ = sheet.diagnostics.count
    _ = sheet.rules.count
    return bytes != sound
  }
}

extension DamagedTheme {
  /// A sheet with every construct that a compiled theme can contain.
  static let sheet = """
    @import "other.css" layer(base) screen;
    @layer base, top.inner; @layer top { @layer inner { .a { color: red } } }
    @property --n { syntax: "<length>"; inherits: false; initial-value: 4px }
    @font-face { font-family: F; src: url(f.woff2) }
    @keyframes k { from { opacity: 0 } to { opacity: 1 } }
    :root { --x: 1px; --y: var(--x, red) }
    .a, #i > b + c ~ d:hover { color: var(--y); width: calc(var(--n) * 2) !important }
    .a:is(.b, #i:not(:where(.c, [k^="v" i]))):nth-child(2n + 1 of .a) { margin: 1px 2px 3px }
    .list { & .a { padding: 1px } &.b, .c & { color: blue; .d & { height: 2px } } width: 5px }
    a:has(> .b, + c):lang("de", en) { color: green } b::part(p q) { color: red } c::before { top: 0 }
    @media (min-width: 10px) { @media print, (prefers-color-scheme: dark) { .a { color: lime } } }
    @container side (width > 10px) { .a { left: 1px } } @scope (.card) to (.end, > .x) { .a { top: 1px } }
    """

  /// Elements that the rules of the sheet match.
  static let selectors = [
    ".a", ".card .a:nth-child(1)", "#i b", ".list .a", ".list.b", "a[k=v]", "b::part(p)", "c",
    ":root",
  ]
}
