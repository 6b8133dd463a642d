// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The property table: `Grammars/properties.json`, and the types of `Grammars/pipelines.json`.
struct PropertyTable: Decodable {
  /// A row of the table: a longhand, or a shorthand if it has longhands.
  struct Property: Decodable {
    let name: String
    /// Other names of the property, usually legacy names.
    let aliases: [String]?
    let syntax: String
    let initial: String?
    let inherited: Bool?
    /// The longhands of a shorthand, including those that `longhandsBut` implies.
    fileprivate(set) var longhands: [String]?
    /// The longhands that the shorthand does not set, instead of a list of its longhands.
    let longhandsBut: [String]?
    /// The parser of values that the grammar cannot describe, or the expansion of a shorthand.
    let type: String?
    /// The conversion of a value that matches the grammar to its stored form.
    let form: String?
    /// A keyword that is omitted beside others.
    let implied: String?
    let keywordType: String?
    let computed: String?
    let animation: String?
    /// The effect of a change of a longhand's computed value.
    let change: Change?
    /// The precedence of a longhand's value that the program sets, by default below style sheets.
    let code: HintPrecedence?
    let specification: String?
    let documentation: String
  }

  /// The work that a change of value requires, from cheapest to most expensive.
  enum Change: String, Decodable, CaseIterable {
    case nothing, paint, layout
  }

  /// The precedence of a value that the program sets, in relation to style sheets.
  enum HintPrecedence: String, Decodable {
    case below, above
  }

  /// A named part of grammars, which other rows refer to as `<name>`.
  struct ValueType: Decodable {
    let name: String
    let syntax: String
    /// The words that a `<custom-ident>` of the grammar excludes, due to another meaning.
    let excludes: [String]?
    let keywordType: String?
    let documentation: String?
  }

  /// A function, whose grammar is a part of others unless the row has it.
  struct Function: Decodable {
    let name: String
    let syntax: String?
    let specification: String?
    let documentation: String
  }

  /// A named color.
  struct NamedColor: Decodable {
    let name: String
    let color: String
  }

  /// The properties: longhands first, so that arrays of computed values have no gaps.
  ///
  /// Longhands and shorthands each have the order of the file.
  let properties: [Property]
  let types: [ValueType]
  let functions: [Function]
  let colors: [NamedColor]
  /// The rows of the longhands, by name.
  let longhandRows: [String: Property]
  /// The grammars by reference: `bg-image` for `<bg-image>`, `'margin-top'` for `<'margin-top'>`.
  let syntaxes: [String: String]

  init(in folder: URL) throws {
    func contents<Contents: Decodable>(of name: String, as type: Contents.Type) throws -> Contents {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return try JSONDecoder().decode(type, from: data)
    }
    let file = try contents(of: "properties.json", as: File.self)
    let pipelines = try contents(of: "pipelines.json", as: PipelineFile.self)
    let longhands = file.properties.filter { $0.longhands == nil && $0.longhandsBut == nil }
    let shorthands = file.properties.filter { $0.longhands != nil || $0.longhandsBut != nil }
    properties =
      longhands
      + shorthands.map { shorthand in
        guard let others = shorthand.longhandsBut else { return shorthand }
        var shorthand = shorthand
        shorthand.longhands = longhands.map(\.name).filter { !others.contains($0) }
        return shorthand
      }
    longhandRows = Dictionary(longhands.map { ($0.name, $0) }) { first, _ in first }
    types = file.types + pipelines.types
    functions = file.functions
    colors = file.colors
    let named = types.map { ($0.name, $0.syntax) } + properties.map { ("'\($0.name)'", $0.syntax) }
    syntaxes = Dictionary(named) { first, _ in first }
    try check()
  }

  private struct File: Decodable {
    let properties: [Property]
    let types: [ValueType]
    let functions: [Function]
    let colors: [NamedColor]
  }

  private struct PipelineFile: Decodable {
    let types: [ValueType]
  }
}
