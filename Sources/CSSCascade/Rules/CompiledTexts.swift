// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The texts of the sheets in a compiled theme, in the memory of the file, with what they are called.
///
/// Of a theme that only answers questions no more is ever read than the declarations that somebody asks about.
final class CompiledTexts: Sendable {
  /// A sheet, or one that it imports.
  struct Source: Sendable {
    /// What the sheet is called in diagnostics.
    let name: String
    /// What its addresses are relative to.
    let base: URLBase
    /// The number of its text.
    let text: Int
  }

  /// The text of a sheet, in the memory of the file.
  struct Text: @unchecked Sendable {
    /// The text.
    let bytes: UnsafeRawBufferPointer
    /// What it was written out of; nil where it is what a person wrote.
    let sourceMap: SourceMap?
  }

  /// Each sheet, imported ones where their rules stand.
  let sources: [Source]

  private let file: FileContents
  /// The texts, each once.
  let texts: [Text]

  init(_ file: FileContents, texts: [Text], sources: [Source]) {
    self.file = file
    self.texts = texts
    self.sources = sources
  }

  /// The bytes of the sheet at a location; nil where there is none.
  func bytes(at location: String) -> [UInt8]? {
    sources.first { $0.base.name == location }.map { [UInt8](texts[$0.text].bytes) }
  }

  /// A part of a sheet, scanned; nothing where the part is none of its text.
  func stream(at place: SourcePlace) -> TokenStream {
    let source = sources[Int(place.source)]
    let text = texts[source.text].bytes
    let start = min(Int(place.bytes.lowerBound), text.count)
    let end = min(start + place.bytes.count, text.count)
    let part = UnsafeRawBufferPointer(rebasing: text[start..<end])
    return TokenStream(decoding: part, environment: .utf8, name: source.name)
      .based(on: source.base)
  }

  /// The rule that stands at a place.
  func rule(at place: SourcePlace) -> SyntaxTree {
    SyntaxTree(parsingRule: stream(at: place))
  }

  /// Reads the declarations of a rule from their text, and numbers their values in a table.
  func block(
    of rule: StyleRuleRecord, names: AtomTable, in values: ValueTable
  ) -> DeclarationBlock {
    let place = SourcePlace(source: rule.source, bytes: rule.declarations)
    let tree = SyntaxTree(parsingBlockContents: stream(at: place))
    // Every name is known; should one not be, it is nobody's.
    var known = names
    let records = tree.nodes.indices.lazy.filter { tree.nodes[$0].kind == .declaration }
      .map { DeclarationRecord($0, of: tree, names: &known) }
      .filter { record in record.subject.customName.map { Int($0.rawValue) < names.count } ?? true }
    return DeclarationBlock(Array(records), of: tree, names: names, in: values)
  }
}
