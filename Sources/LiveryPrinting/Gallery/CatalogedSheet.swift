// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax

/// The lines and the sections of a sheet, which locate its rules.
struct CatalogedSheet {
  private let source: StyleSource
  private let lines: LineIndex
  /// The headings of the sections, by the offsets of their comments.
  private let headings: [(offset: Int, text: String)]

  /// Reads the lines and the sections of a sheet.
  init(_ source: StyleSource) {
    self.source = source
    let stream = source.tree.stream
    lines = LineIndex(stream)
    headings = Self.headings(in: stream)
  }
}

extension CatalogedSheet {
  /// Returns the file, the line and the section of a rule.
  func location(of rule: StyleRule) -> (file: String, line: Int, section: String?) {
    guard case .qualifiedRule(let view) = Syntax(source.tree, rule.node) else {
      return (source.name, 1, nil)
    }
    let offset = view.range.lowerBound
    let location = lines.location(of: offset)
    let next = headings.partitioningIndex { $0.offset > offset }
    let section = next > 0 ? headings[next - 1].text : nil
    return (source.file(of: location), location.line, section)
  }
}

extension CatalogedSheet {
  /// Returns the headings outside of all blocks, in order.
  private static func headings(in stream: TokenStream) -> [(offset: Int, text: String)] {
    var headings: [(offset: Int, text: String)] = []
    var depth = 0
    for position in 0..<stream.count {
      switch stream[position].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth = max(0, depth - 1)
      case .comment where depth == 0:
        if let text = heading(in: stream.text(of: position)) {
          headings.append((stream.range(of: position).lowerBound, text))
        }
      default: break
      }
    }
    return headings
  }

  /// Returns the text of a comment that is a heading, or `nil` for another comment.
  ///
  /// A heading is one line of text with ornaments of at least two equal characters, before and
  /// after it or on lines of their own. A long one ends at the end of its first sentence, or at the
  /// last comma or colon that makes it short:
  ///
  /// ```css
  /// /* ---- Buttons: in bars ---- */
  /// ```
  static func heading(in comment: String) -> String? {
    let lines = comment.dropFirst().dropLast().split(whereSeparator: \.isNewline)
      .map { $0.trimmed { $0.isWhitespace } }
    // The asterisks of the comment itself remain at its ends, and may begin its lines.
    let texts = lines.map(title(of:)).filter { !$0.text.isEmpty }
    guard texts.count == 1, let line = texts.first else { return nil }
    guard line.isOrnamented || lines.contains(where: isOrnament) else { return nil }
    let heading = short(line.text)
    return heading.isEmpty ? nil : heading
  }

  /// The maximum length of a heading with more than one clause, in characters.
  private static let maximumLength = 40

  /// Returns the beginning of a heading.
  private static func short(_ text: Substring) -> String {
    // A number with a period belongs to the heading.
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
    var heading = text[..<end].contains(where: \.isLetter) ? text[..<end] : text
    while heading.count > maximumLength,
      let clause = heading.lastIndex(where: { $0 == "," || $0 == ":" })
    {
      heading = heading[..<clause]
    }
    if heading.count > 2 * maximumLength { return heading.prefix(2 * maximumLength) + "…" }
    return String(heading.trimmed { $0.isWhitespace || $0 == "." })
  }

  private static let ornaments: Set<Character> = ["-", "=", "*", "#", "~", "_"]

  /// Returns whether a line consists of at least two equal characters, beside those of the comment.
  private static func isOrnament(_ line: Substring) -> Bool {
    let characters = line.trimmed { $0 == "*" || $0.isWhitespace }
    guard let mark = (characters.isEmpty ? line : characters).first else { return false }
    let count = characters.isEmpty ? line.count - 1 : characters.count
    return count >= 2 && ornaments.contains(mark)
      && characters.allSatisfy { $0 == mark }
  }

  /// Returns the text of a line without its ornaments, and whether it has them before and after.
  private static func title(of line: Substring) -> (text: Substring, isOrnamented: Bool) {
    let content = line.trimmed { $0 == "*" || $0.isWhitespace }
    let isStarred = line.hasPrefix("***") && line.hasSuffix("***")
    guard let mark = content.first, ornaments.contains(mark) else { return (content, isStarred) }
    let text = content.trimmed { $0 == mark }
    let start = content.distance(from: content.startIndex, to: text.startIndex)
    let end = content.distance(from: text.endIndex, to: content.endIndex)
    return (text.trimmed { $0.isWhitespace }, start >= 2 && end >= 2)
  }
}

extension Substring {
  /// Returns the text without the characters at its ends that match a condition.
  fileprivate func trimmed(_ isOmitted: (Character) -> Bool) -> Substring {
    var text = drop(while: isOmitted)
    while let last = text.last, isOmitted(last) { text.removeLast() }
    return text
  }
}
