// SPDX-License-Identifier: Apache-2.0

/// A generator of random markup, valid and invalid, which is the same in every run.
struct MarkupSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  // The SplitMix64 generator.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  private mutating func one<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  private static let tags = [
    "b", "i", "u", "span", "code", "a", "button", "p", "div", "ul", "ol", "li", "h1", "pre",
    "blockquote", "br", "img", "hr", "font",
  ]

  /// Returns random tags with capital letters between them.
  mutating func nesting() -> String {
    var markup = ""
    for number in 0..<Int.random(in: 0...30, using: &self) {
      switch Int.random(in: 0...9, using: &self) {
      case 0...4: markup += "<\(one(Self.tags))>"
      case 5...7: markup += "</\(one(Self.tags))>"
      default: markup.unicodeScalars.append(Unicode.Scalar(UInt8(0x41 + number % 26)))
      }
    }
    return markup
  }

  private static let pieces = [
    "<", ">", "&", "\"", "'", "=", "/", " ", "\n", "\r", "\r\n", "\0", "a", "é", "e\u{301}",
    "\u{301}",
    "\u{A0}", "<!--", "-->", "<![CDATA[", "]]>", "<?", "<!", "&amp;", "&#13;", "&#10;", "&#x80;",
    "&nbsp;",
    "&copy", "http://a.b/c", "www.a.b)", "a@b.cd", "😀", "\u{FEFF}", "class=", "style=\"color:red\"",
    " href='x&lt;y'", "<script>", "</script>", "<pre>\n", "<a href=\"", "<b/>", "<b x=\"\r\0\">",
    "<li>",
    "<img src=a>", "<img src>", "<b \u{301}=1 é=2 e\u{301}=3>", "<b lang id=\"\u{301} \">",
    "<b class=\"a \u{301}b\">",
  ]

  /// Returns random tags and pieces of markup.
  mutating func markup() -> String {
    var markup = ""
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      switch Int.random(in: 0...9, using: &self) {
      case 0...3: markup += one(Self.pieces)
      case 4: markup += bytes()
      default: markup += nesting()
      }
    }
    return markup
  }

  /// Returns random bytes, decoded as UTF-8.
  mutating func bytes() -> String {
    let count = Int.random(in: 0...20, using: &self)
    let isPlain = Bool.random(using: &self)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...(isPlain ? 0x7F : 0xFF), using: &self) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
