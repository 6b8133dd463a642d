// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import TestSupport

/// A declaration in a real-world style sheet, with a property of the table and a value without
/// variables.
struct SheetValue: CustomStringConvertible {
  let sheet: String
  let property: Property
  let stream: TokenStream
  let tokens: Range<Int>

  var text: String { stream.text(of: tokens) }
  var description: String { "\(sheet): \(property): \(text)" }
}

extension SheetValue {
  /// The web style sheets of the corpora.
  ///
  /// The native ones are in other languages.
  static let sheets = Corpora.sheets.filter { !$0.path().contains("/native/") }

  /// Returns the declarations of all web style sheets.
  static func all() throws -> [SheetValue] {
    try sheets.flatMap { url in
      let stream = try TokenStream(decoding: Corpora.data("real-world/\(url.lastPathComponent)"))
      return values(of: SyntaxTree(parsing: stream), in: url.lastPathComponent)
    }
  }

  private static func values(of tree: SyntaxTree, in sheet: String) -> [SheetValue] {
    tree.nodes.indices.compactMap { index in
      guard case .declaration(let declaration) = Syntax(tree, index),
        let property = Property(name: declaration.name)
      else { return nil }
      let tokens = declaration.value
      let usesVariables = tokens.contains {
        tree.stream[$0].kind == .function && tree.stream.value(of: $0, equals: "var")
      }
      if usesVariables { return nil }
      return SheetValue(sheet: sheet, property: property, stream: tree.stream, tokens: tokens)
    }
  }
}

extension SheetValue {
  /// Whether the CSSOM serialization of the value is less precise than the value.
  ///
  /// Numbers are serialized with six decimals, color components as bytes, and an opacity with the
  /// two or three decimals that restore its byte.
  var isRounded: Bool {
    let hasManyDecimals = text.firstMatch(of: /\.\d{7}/) != nil
    let hasFractionsOfBytes = text.contains("hsl") || text.firstMatch(of: /rgb[^)]*\.\d/) != nil
    let hasByteOfOpacity = text.firstMatch(of: /#([0-9a-f]{4}){1,2}\b/.ignoresCase()) != nil
    return hasManyDecimals || hasFractionsOfBytes || hasByteOfOpacity
  }
}
