// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

/// A range of lines that an editor can hide.
struct FoldingRange: ProtocolValue, Hashable {
  /// The first line, which stays visible.
  let start: Int
  /// The last line.
  let end: Int
  /// The kind, or `nil` for a block.
  let kind: Kind?

  /// A kind of range.
  enum Kind: String {
    case comment
    case region
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", start)
      json.member("endLine", end)
      json.member("kind", ifPresent: kind?.rawValue)
    }
  }
}

extension FoldingRange {
  /// An open block or region.
  private struct Opening {
    let line: Int
    let isRegion: Bool
  }

  /// Returns the blocks, comments of several lines and regions of a text.
  ///
  /// A region begins with the comment `#region` and ends with `#endregion`. A block or region
  /// without its end is not folded, and neither is a region that a block ends.
  ///
  /// - Parameters:
  ///   - stream: The tokens of the text.
  ///   - lines: The lines of the text, as an editor counts them.
  ///   - limit: The maximum number of ranges, or `nil` for no limit.
  /// - Returns: The ranges, sorted by their first lines.
  static func all(in stream: TokenStream, _ lines: LineIndex, limit: Int? = nil) -> [FoldingRange] {
    var found: [(range: FoldingRange, depth: Int)] = []
    var open: [Opening] = []
    // The line on which the last token that is no white space ends.
    var lastLine = 0
    for token in 0..<stream.count {
      let kind = stream[token].kind
      if kind == .whitespace { continue }
      let range = stream.range(of: token)
      switch kind {
      case .leftBrace: open.append(Opening(line: lines.line(at: range.lowerBound), isRegion: false))
      case .rightBrace:
        guard let index = open.lastIndex(where: { !$0.isRegion }) else { break }
        let line = lines.line(at: range.lowerBound)
        let end = lastLine == line ? line : line - 1
        if end > open[index].line {
          found.append((FoldingRange(start: open[index].line, end: end, kind: nil), index))
        }
        open.removeSubrange(index...)
      case .comment:
        let line = lines.line(at: range.lowerBound)
        let end = lines.line(at: range.upperBound)
        switch RegionMarker(stream, range) {
        case .begin: open.append(Opening(line: line, isRegion: true))
        case .end:
          if let last = open.last, last.isRegion {
            open.removeLast()
            found.append((FoldingRange(start: last.line, end: end, kind: .region), open.count))
          }
        case nil:
          if end > line {
            found.append((FoldingRange(start: line, end: end, kind: .comment), open.count))
          }
        }
      default: break
      }
      lastLine = lines.line(at: max(range.lowerBound, range.upperBound - 1))
    }
    return limited(found, to: limit).sorted { ($0.start, $1.end) < ($1.start, $0.end) }
  }

  /// Returns the outermost ranges if there are too many.
  private static func limited(
    _ found: [(range: FoldingRange, depth: Int)], to limit: Int?
  ) -> [FoldingRange] {
    guard let limit, found.count > limit else { return found.map(\.range) }
    return found.sorted { ($0.depth, $0.range.start) < ($1.depth, $1.range.start) }
      .prefix(limit).map(\.range)
  }
}

/// A comment that begins or ends a region.
private enum RegionMarker {
  case begin
  case end

  /// Creates the marker of a comment, or `nil` if the comment is none.
  init?(_ stream: TokenStream, _ range: Range<Int>) {
    guard range.count <= 1000 else { return nil }
    let text = stream.text(in: range).dropFirst(2).drop { $0.isWhitespace }
    if text.hasPrefix("#region") {
      self = .begin
    } else if text.hasPrefix("#endregion") {
      self = .end
    } else {
      return nil
    }
  }
}

extension LineIndex {
  /// Returns the line of a byte offset, counted from 0.
  fileprivate func line(at offset: Int) -> Int { line(of: offset) - 1 }
}
