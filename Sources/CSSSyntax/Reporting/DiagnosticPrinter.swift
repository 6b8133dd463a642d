// SPDX-License-Identifier: Apache-2.0

/// A formatter of diagnostics: the location, the message, the source line and a caret.
///
/// ```
/// theme.css:3:3: warning: unknown property 'colour'; did you mean 'color'? [unknown-property]
///   colour: red;
///   ^~~~~~
/// ```
///
/// The command, the tests and an editor all print through this type.
public struct DiagnosticPrinter: Sendable {
  private let documents: [Document]
  private let map: SourceMap?
  private let usesColor: Bool

  /// A text with its lines.
  private struct Document {
    let source: SourceText
    let lines: LineIndex

    init(_ source: SourceText) {
      self.source = source
      lines = LineIndex(source)
    }
  }

  /// Creates a printer for diagnostics of a style sheet.
  ///
  /// Diagnostics of a style sheet with a source map are printed with the lines of the original
  /// texts. `usesColor` enables ANSI colors.
  public init(_ stream: TokenStream, usesColor: Bool = false) {
    map = stream.sourceMap
    documents = (map?.originals ?? [stream.sourceText]).map(Document.init)
    self.usesColor = usesColor
  }

  /// Creates a printer for diagnostics of one text; `usesColor` enables ANSI colors.
  public init(_ source: SourceText, usesColor: Bool = false) {
    documents = [Document(source)]
    map = nil
    self.usesColor = usesColor
  }

  /// Returns the full diagnostic: three lines without a newline at the end.
  public func text(of diagnostic: Diagnostic) -> String {
    text(of: diagnostic, foundBy: diagnostic.kind.id)
  }

  /// Returns the full diagnostic, with another name instead of the id of its kind.
  public func text(of diagnostic: Diagnostic, foundBy name: String) -> String {
    let (document, range) = location(of: diagnostic)
    let start = document.lines.location(of: range.lowerBound)
    let (line, caret) = excerpt(of: document, at: start, end: range.upperBound)
    let headline = headline(of: diagnostic, foundBy: name, at: start, in: document)
    return "\(headline)\n\(line)\n\(colored(caret, "32;1"))"
  }

  /// Returns only the first line: `file:line:column: severity: message [id]`.
  package func headline(of diagnostic: Diagnostic) -> String {
    let (document, range) = location(of: diagnostic)
    let start = document.lines.location(of: range.lowerBound)
    return headline(of: diagnostic, foundBy: diagnostic.kind.id, at: start, in: document)
  }

  private func headline(
    of diagnostic: Diagnostic, foundBy name: String, at start: SourceLocation, in document: Document
  ) -> String {
    let location = colored("\(printable(document.source.name)):\(start.line):\(start.column):", "1")
    let color = diagnostic.severity == .error ? "31;1" : "33;1"
    let severity = colored("\(diagnostic.severity.rawValue):", color)
    return "\(location) \(severity) \(printable(diagnostic.message)) [\(name)]"
  }

  private func location(of diagnostic: Diagnostic) -> (document: Document, range: Range<Int>) {
    guard let original = map?.originalRange(of: diagnostic.range) else {
      return (documents[0], diagnostic.range)
    }
    return (documents[original.originalIndex], original.range)
  }

  /// Returns the source line, shortened around the location, and the caret line below it.
  private func excerpt(
    of document: Document, at start: SourceLocation, end: Int
  ) -> (line: String, caret: String) {
    let source = document.source
    let range = document.lines.range(ofLine: start.line)
    let offset = min(start.offset, range.upperBound)
    // A cut in the middle of a character moves to the next one.
    let from = min(offset, source.characterBoundary(max(range.lowerBound, offset - 80)))
    let to = source.characterBoundary(min(range.upperBound, offset + 120))
    let markedEnd = max(offset, min(end, to))
    let before = printable(source.text(in: from..<offset))
    let marked = printable(source.text(in: offset..<markedEnd))
    let after = printable(source.text(in: markedEnd..<to))
    let lead = from > range.lowerBound ? "…" : ""
    let tail = to < range.upperBound ? "…" : ""
    let tilde = String(repeating: "~", count: max(marked.count, 1) - 1)
    return (
      lead + before + marked + after + tail,
      String(repeating: " ", count: lead.count + before.count) + "^" + tilde
    )
  }

  /// Replaces each control character and direction mark by one visible character.
  ///
  /// Control characters could garble or control a terminal, and direction marks could reverse its
  /// text.
  private func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          if scalar == "\t" { return " " }
          if scalar.value < 0x20 { return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}" }
          return isControlOrDirectionMark(scalar) ? "\u{FFFD}" : scalar
        }))
  }

  private func isControlOrDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension SourceText {
  /// Returns the offset, or that of the next character if it lies within one.
  fileprivate func characterBoundary(_ offset: Int) -> Int {
    var offset = offset
    while offset < byteCount, bytes[offset].isUTF8Continuation { offset += 1 }
    return offset
  }
}
