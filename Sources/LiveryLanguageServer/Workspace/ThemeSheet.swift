// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax

/// A sheet of a theme, open or not, with what requests need of it.
///
/// The text of a sheet in CSS is that of its file. A sheet in JSON is converted to CSS; its ranges
/// are converted back by a source map.
final class ThemeSheet: Sendable {
  /// The sheet with its imports.
  let source: StyleSource
  /// The address of the file, or `nil` for a sheet of the base theme.
  let uri: DocumentURI?
  /// The version of the open document, or `nil` for a file that is not open.
  let version: Int?
  /// Returns the address of a file that the sheet includes.
  private let address: @Sendable (_ name: String) -> DocumentURI
  private let linesCache = ComputedOnce<[LineIndex]>()
  private let namesCache = ComputedOnce<NameIndex>()
  private let jsonNamesCache = ComputedOnce<JSONNames?>()
  private let messageLinesCache = ComputedOnce<LineIndex>()

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - source: The sheet with its imports.
  ///   - uri: The address of the file, or `nil` for a sheet of the base theme.
  ///   - version: The version of the open document, or `nil` for a file that is not open.
  ///   - address: Returns the address of a file that the sheet includes.
  init(
    _ source: StyleSource, uri: DocumentURI?, version: Int?,
    address: @escaping @Sendable (_ name: String) -> DocumentURI
  ) {
    self.source = source
    self.uri = uri
    self.version = version
    self.address = address
  }

  /// The syntax tree, which is generated for a sheet in JSON.
  var tree: SyntaxTree { source.tree }
  /// The tokens of the tree.
  var stream: TokenStream { source.tree.stream }
  /// The names in the sheet.
  var names: NameIndex { namesCache.value { NameIndex(source.tree) } }
  /// The names in the text of a sheet in JSON, or `nil` for a sheet in CSS.
  var jsonNames: JSONNames? {
    jsonNamesCache.value { stream.sourceMap.map { JSONNames(names, $0) } }
  }
  /// The lines of the tree's text as messages count them.
  var messageLines: LineIndex { messageLinesCache.value { LineIndex(stream) } }
  /// Whether the sheet is written in JSON.
  var isGenerated: Bool { stream.sourceMap != nil }

  /// The lines of the files: the sheet itself, or the texts that it was generated from.
  private var lines: [LineIndex] {
    linesCache.value {
      let texts = stream.sourceMap?.originals ?? [stream.sourceText]
      return texts.map { LineIndex($0, lineBreaks: .editor) }
    }
  }
}

extension ThemeSheet {
  /// Returns the range of a file for bytes of the tree's text, with the address of the file.
  ///
  /// - Parameters:
  ///   - range: The bytes of the text of ``stream``.
  ///   - encoding: The units of positions.
  /// - Returns: The location, or `nil` for a sheet of the base theme.
  func location(of range: Range<Int>, in encoding: PositionEncoding) -> LSP.Location? {
    let original = stream.sourceMap?.originalRange(of: range)
    let fileRange = FileRange(
      file: original?.originalIndex ?? 0, range: original?.range ?? range)
    return location(of: fileRange, in: encoding)
  }

  /// Returns the location of a range of a file, or `nil` for a sheet of the base theme.
  func location(of range: FileRange, in encoding: PositionEncoding) -> LSP.Location? {
    guard let uri else { return nil }
    let name = stream.sourceMap?.originals[range.file].name ?? ""
    return LSP.Location(
      uri: range.file == 0 ? uri : address(name),
      range: lines[range.file].range(of: range.range, in: encoding))
  }

  /// Returns the range of the sheet's own file for bytes of the tree's text, or `nil` if they come
  /// from another file.
  func range(of range: Range<Int>, in encoding: PositionEncoding) -> LSP.Range? {
    guard let map = stream.sourceMap else { return lines[0].range(of: range, in: encoding) }
    let original = map.originalRange(of: range)
    guard original.originalIndex == 0 else { return nil }
    return lines[0].range(of: original.range, in: encoding)
  }

  /// Returns the range in the sheet's own file for bytes of that file.
  func range(ofOriginal range: Range<Int>, in encoding: PositionEncoding) -> LSP.Range {
    lines[0].range(of: range, in: encoding)
  }

  /// Returns the byte offset in the file for a position.
  func originalOffset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    lines[0].offset(of: position, in: encoding)
  }

  /// Returns the byte offset in the tree's text for a position in the file, or `nil` if the text
  /// there is not part of the tree.
  func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int? {
    let offset = originalOffset(of: position, in: encoding)
    guard let map = stream.sourceMap else { return offset }
    let run = map.runs.first {
      $0.originalIndex == 0 && $0.isVerbatim && $0.original.lowerBound <= offset
        && offset <= $0.original.upperBound
    }
    return run.map { $0.generated.lowerBound + offset - $0.original.lowerBound }
  }

  /// Returns the bytes of the tree's text in a line that a message names, without white space at
  /// the start and the end, or `nil` if there is no such line or the text is generated.
  ///
  /// - Parameter line: The line, counted from 1 as messages count.
  /// - Returns: The range, or `nil`.
  func range(ofLine line: Int) -> Range<Int>? {
    guard !isGenerated else { return nil }
    let lines = messageLines
    guard line >= 1, line <= lines.count else { return nil }
    var range = lines.range(ofLine: line)
    while !range.isEmpty, stream.bytes[range.lowerBound].isWhitespace {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, stream.bytes[range.upperBound - 1].isWhitespace {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  /// The text of the file as the user wrote it.
  var writtenText: SourceText { stream.sourceMap?.originals.first ?? stream.sourceText }
}

extension LineIndex {
  /// Returns the positions of a byte range.
  func range(of range: Range<Int>, in encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(
      start: position(of: range.lowerBound, in: encoding),
      end: position(of: range.upperBound, in: encoding))
  }
}
