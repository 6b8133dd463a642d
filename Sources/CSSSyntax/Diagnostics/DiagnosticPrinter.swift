// SPDX-License-Identifier: Apache-2.0

/// Prints diagnostics for a person: the place, the sentence, the source line and a caret under the range.
///
/// ```
/// theme.css:3:3: warning: unknown property 'colour'; did you mean 'color'? [unknown-property]
///   colour: red;
///   ^~~~~~
/// ```
///
/// The command, the tests and an editor all print through it.
public struct DiagnosticPrinter: Sendable {
  private let source: SourceText
  private let lines: LineIndex
  private let usesColor: Bool

  /// A printer for diagnostics of one sheet, with ANSI colors when `usesColor` says so.
  public init(_ stream: TokenStream, usesColor: Bool = false) {
    self.init(stream.sourceText, usesColor: usesColor)
  }

  /// A printer for diagnostics of one text, with ANSI colors when `usesColor` says so.
  public init(_ source: SourceText, usesColor: Bool = false) {
    self.source = source
    lines = LineIndex(source)
    self.usesColor = usesColor
  }

  /// The diagnostic in full: three lines without a newline at the end.
  public func text(of diagnostic: Diagnostic) -> String {
    let start = lines.location(of: diagnostic.range.lowerBound)
    let (line, caret) = excerpt(at: start, end: diagnostic.range.upperBound)
    return "\(headline(of: diagnostic))\n\(line)\n\(painted(caret, "32;1"))"
  }

  /// The first line alone: `file:line:column: severity: message [id]`.
  public func headline(of diagnostic: Diagnostic) -> String {
    let start = lines.location(of: diagnostic.range.lowerBound)
    let place = painted("\(printable(source.name)):\(start.line):\(start.column):", "1")
    let color = diagnostic.severity == .error ? "31;1" : "33;1"
    let severity = painted("\(diagnostic.severity.rawValue):", color)
    return "\(place) \(severity) \(printable(diagnostic.message)) [\(diagnostic.kind.id)]"
  }

  /// The source line, cut around the place when it is long, and the caret line below it.
  private func excerpt(at start: SourceLocation, end: Int) -> (line: String, caret: String) {
    let range = lines.range(ofLine: start.line)
    let offset = min(start.offset, range.upperBound)
    // A cut in the middle of a character moves to the next one.
    let from = min(offset, characterBoundary(max(range.lowerBound, offset - 80)))
    let to = characterBoundary(min(range.upperBound, offset + 120))
    let markedEnd = max(offset, min(end, to))
    let before = text(from..<offset)
    let marked = text(offset..<markedEnd)
    let after = text(markedEnd..<to)
    let lead = from > range.lowerBound ? "…" : ""
    let tail = to < range.upperBound ? "…" : ""
    let tilde = String(repeating: "~", count: max(marked.count, 1) - 1)
    return (
      lead + before + marked + after + tail,
      String(repeating: " ", count: lead.count + before.count) + "^" + tilde
    )
  }

  private func characterBoundary(_ offset: Int) -> Int {
    var offset = offset
    while offset < source.byteCount, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private func text(_ range: Range<Int>) -> String {
    printable(source.text(in: range))
  }

  /// Control characters would garble a terminal, or steer it, and marks of direction turn its text
  /// around; each becomes one visible character.
  private func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          if scalar == "\t" { return " " }
          if scalar.value < 0x20 { return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" }
          return steers(scalar) ? "\u{FFFD}" : scalar
        }))
  }

  private func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
