// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The contents of `Grammars/properties.json`, with the types of `Grammars/pipelines.json`.
struct PropertyTable: Decodable {
  /// A row of the table: a longhand, or a shorthand when it has longhands.
  struct Property: Decodable {
    let name: String
    /// Other names that mean the property: an older one, mostly.
    let aliases: [String]?
    let syntax: String
    let initial: String?
    let inherited: Bool?
    /// The longhands of a shorthand; those that `longhandsBut` stands for are written out here.
    fileprivate(set) var longhands: [String]?
    /// In place of longhands: the shorthand sets every longhand of the table but these.
    let longhandsBut: [String]?
    /// The reader of values that the grammar alone does not describe, or the way in which a shorthand is taken apart.
    let type: String?
    /// The form in which a value that matches the grammar is kept.
    let form: String?
    /// A keyword that goes without saying beside others.
    let implied: String?
    let keywordType: String?
    let computed: String?
    let animation: String?
    /// What a change of a longhand's computed value costs.
    let change: Change?
    /// How a longhand's value that code sets ranks; below the sheets where nothing is said.
    let code: Code?
    let specification: String?
    let documentation: String
  }

  /// What has to be done again when a value changes, the cheapest first.
  enum Change: String, Decodable, CaseIterable {
    case nothing, paint, layout
  }

  /// Where a value that the program's code sets stands in the cascade.
  enum Code: String, Decodable {
    case below, above
  }

  /// A part of the grammar that several rows name, written `<name>`.
  struct ValueType: Decodable {
    let name: String
    let syntax: String
    /// Words that no `<custom-ident>` of the grammar may be, since they mean something else in its place.
    let excludes: [String]?
    let keywordType: String?
    let documentation: String?
  }

  /// A color with a name.
  struct NamedColor: Decodable {
    let name: String
    let color: String
  }

  /// Longhands first, so that an array of computed values has no gaps; within these in the order of the file.
  let properties: [Property]
  let types: [ValueType]
  let colors: [NamedColor]
  /// The rows of the longhands by their names.
  let longhandRows: [String: Property]
  /// The grammars by what refers to them: `bg-image` for `<bg-image>`, `'margin-top'` for `<'margin-top'>`.
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
    colors = file.colors
    let named = types.map { ($0.name, $0.syntax) } + properties.map { ("'\($0.name)'", $0.syntax) }
    syntaxes = Dictionary(named) { first, _ in first }
    try check()
  }

  private struct File: Decodable {
    let properties: [Property]
    let types: [ValueType]
    let colors: [NamedColor]
  }

  private struct PipelineFile: Decodable {
    let types: [ValueType]
  }
}
