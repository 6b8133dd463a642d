// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The texts of the sheets in a compiled theme, in the memory of the file, with their names.
///
/// A theme that only answers queries parses only the requested declarations.
final class CompiledTexts: Sendable {
  /// A sheet, or one that it imports.
  struct Source: Sendable {
    /// The name of the sheet in diagnostics.
    let name: String
    /// The base URL of the sheet.
    let base: URLBase
    /// The index of the text.
    let text: Int
  }

  /// The text of a sheet, in the memory of the file.
  struct Text: @unchecked Sendable {
    /// The text.
    let bytes: UnsafeRawBufferPointer
    /// The map to the original source, or `nil` if the text was not generated.
    let sourceMap: SourceMap?
  }

  /// All sheets, with imported ones at the position of their rules.
  let sources: [Source]

  private let file: FileContents
  /// The texts, without duplicates.
  let texts: [Text]

  init(_ file: FileContents, texts: [Text], sources: [Source]) {
    self.file = file
    self.texts = texts
    self.sources = sources
  }

  /// Returns the bytes of the sheet at a location, or `nil` if there is none.
  func bytes(at location: String) -> [UInt8]? {
    sources.first { $0.base.name == location }.map { [UInt8](texts[$0.text].bytes) }
  }

  /// Returns the tokens of a range of a sheet.
  ///
  /// Empty if the range is outside of its text.
  func stream(at range: SourceRange) -> TokenStream {
    let source = sources[Int(range.source)]
    let text = texts[source.text].bytes
    let start = min(Int(range.bytes.lowerBound), text.count)
    let end = min(start + range.bytes.count, text.count)
    let part = UnsafeRawBufferPointer(rebasing: text[start..<end])
    return TokenStream(decoding: part, environment: .utf8, name: source.name)
      .based(on: source.base)
  }

  /// Returns the syntax tree of the rule at a location.
  func rule(at range: SourceRange) -> SyntaxTree {
    SyntaxTree(parsingRule: stream(at: range))
  }

  /// Parses the declarations of a rule, and numbers their values in a table.
  func block(
    of rule: StyleRuleRecord, names: AtomTable, in values: ValueTable
  ) -> DeclarationBlock {
    let range = SourceRange(source: rule.source, bytes: rule.declarations)
    let tree = SyntaxTree(parsingBlockContents: stream(at: range))
    // All names are known. A declaration with an unknown one is dropped.
    var extendedNames = names
    let records = tree.nodes.indices.lazy.filter { tree.nodes[$0].kind == .declaration }
      .map { DeclarationRecord($0, of: tree, names: &extendedNames) }
      .filter { record in record.subject.customName.map { Int($0.rawValue) < names.count } ?? true }
    return DeclarationBlock(Array(records), of: tree, names: names, in: values)
  }
}
