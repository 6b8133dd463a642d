// SPDX-License-Identifier: Apache-2.0

/// The bytes of a JSON sheet with random mutations, which are the same for the same seed.
struct MutatedSheet {
  /// The bytes.
  let bytes: [UInt8]

  init(seed: UInt64) {
    var random = RandomSheet(seed: seed)
    var bytes = Array(random.json().utf8)
    var other = RandomSheet(seed: seed / 7)
    let donor = Array(other.json().utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, at + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 2 where end - at < bytes.count: bytes.removeSubrange(at..<end)
      case 3: bytes.insert(contentsOf: bytes[at..<end], at: at)
      case 4:
        let start = Int.random(in: 0..<donor.count, using: &random)
        bytes.insert(contentsOf: donor[start..<min(donor.count, start + 60)], at: at)
      case 5: bytes.removeLast(min(bytes.count - 1, Int.random(in: 1...200, using: &random)))
      default:
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(at..<min(bytes.count, at + 1), with: piece.utf8)
      }
    }
    self.bytes = bytes
  }

  private static let pieces = [
    "\"", "{", "}", "[", "]", "@", "~", "(", ")", ",", ":", "\\", "\\u0000", "null", "1e999", "-0",
    "1e-400",
    "99999999999999999999", "@colors", "@colors.accent", "@step.", "--", " ", "/*", "*/", "//", ";",
    "%", "!important",
    "var(--step)", "calc(", "url(", "@media", "@include.x", "&", "::part(", "TextAttributes",
    "\u{FEFF}", "é", "\r",
    "#", "rgb(from ", "color-mix(in srgb, ", "\"@plain\"", "[[", "]]", "{}", "[]", "\"\"", "e", "0",
    ".5",
  ]
}
