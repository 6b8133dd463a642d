// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import Testing

@testable import LiveryLanguageServer

/// The positions of a text as the protocol defines them, in the plainest form.
///
/// ```swift
/// let model = TextModel("a {\r\n  é: 1 }", .utf8)
/// model.position(of: 9)                                        // line 1, character 4
/// model.offset(of: TextPosition(line: 1, character: 4))        // 9
/// ```
struct TextModel {
  /// The text.
  let text: String
  private let encoding: PositionEncoding
  private var lines = [Line(start: 0)]

  private struct Line {
    /// The offset of the line in bytes.
    var start: Int
    /// The scalars before the line break.
    var scalars: [Unicode.Scalar] = []
  }

  init(_ text: String, _ encoding: PositionEncoding = .utf16) {
    self.text = text
    self.encoding = encoding
    var offset = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      offset += UTF8.width(scalar)
      switch (previous, scalar) {
      case ("\r", "\n"): lines[lines.count - 1].start = offset
      case (_, "\r"), (_, "\n"): lines.append(Line(start: offset))
      default: lines[lines.count - 1].scalars.append(scalar)
      }
      previous = scalar
    }
  }

  /// Returns the position of a byte offset.
  func position(of offset: Int) -> TextPosition {
    let line = lines.lastIndex { $0.start <= offset } ?? 0
    var (byte, character) = (lines[line].start, 0)
    for scalar in lines[line].scalars where byte < offset {
      byte += UTF8.width(scalar)
      character += width(of: scalar)
    }
    return TextPosition(line: line, character: character)
  }

  /// Returns the byte offset of a position, or of the nearest position before it in the text.
  func offset(before position: TextPosition) -> Int {
    guard lines.indices.contains(position.line) else { return text.utf8.count }
    var (byte, character) = (lines[position.line].start, 0)
    for scalar in lines[position.line].scalars {
      character += width(of: scalar)
      if character > position.character { break }
      byte += UTF8.width(scalar)
    }
    return byte
  }

  /// Returns the byte offset of a position, or `nil` if the text does not have the position.
  func offset(of position: TextPosition) -> Int? {
    let offset = offset(before: position)
    return self.position(of: offset) == position ? offset : nil
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    switch encoding {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}

extension TextModel {
  /// Returns the bytes of a range, or `nil` if the text does not have the range.
  func bytes(in range: LSP.Range?) -> Range<Int>? {
    guard let range, let start = offset(of: range.start), let end = offset(of: range.end),
      start <= end
    else { return nil }
    return start..<end
  }

  /// Returns the text of a range, or `nil` if the text does not have the range.
  func text(in range: LSP.Range?) -> String? {
    bytes(in: range).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  /// Returns the text of a range in JSON, or `nil` if the text does not have the range.
  func text(in range: JSONValue?) -> String? { text(in: LSP.Range(range)) }

  /// An edit of the text: the bytes to replace, and the new text.
  typealias Edit = (bytes: Range<Int>, text: String)

  /// Returns an edit in JSON.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - range: The name of the member with the range.
  /// - Returns: The edit.
  /// - Throws: A failed expectation if the edit is invalid or outside of the text.
  func edit(_ edit: JSONValue, range: String = "range") throws -> Edit {
    (
      try #require(bytes(in: LSP.Range(edit[range])), "the edit is outside: \(edit.text)"),
      try #require(edit["newText"]?.string)
    )
  }

  /// Returns the text after edits, which may not overlap.
  func applying(_ edits: [Edit]) -> String {
    let sorted = edits.enumerated().sorted {
      ($0.element.bytes.lowerBound, $0.offset) < ($1.element.bytes.lowerBound, $1.offset)
    }.map(\.element)
    for (edit, next) in zip(sorted, sorted.dropFirst()) {
      #expect(edit.bytes.upperBound <= next.bytes.lowerBound, "edits overlap")
    }
    var result = Array(text.utf8)
    for edit in sorted.reversed() { result.replaceSubrange(edit.bytes, with: edit.text.utf8) }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the text after edits in JSON.
  func applying(_ edits: JSONValue?) throws -> String {
    applying(try #require(edits?.elements).map { try edit($0) })
  }
}

extension TextPosition {
  /// The position as a parameter of a request.
  var json: [String: Int] { ["line": line, "character": character] }
}

extension LSP.Range {
  /// The range as a parameter of a request.
  var json: [String: [String: Int]] { ["start": start.json, "end": end.json] }

  /// Creates the range of whole lines, which may be more than a text has.
  init(lines: Range<Int>) {
    self.init(
      start: TextPosition(line: lines.lowerBound, character: 0),
      end: TextPosition(line: lines.upperBound, character: 0))
  }
}
