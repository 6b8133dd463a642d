// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryFormatting
import LiveryLinting

/// A part of a value that can become the value of a custom property.
struct ExtractedValue {
  /// The declaration that contains the part.
  let declaration: Declaration
  /// The tokens of the part.
  let tokens: Range<Int>

  /// Creates the part that a selection covers, or the component at a cursor.
  ///
  /// - Returns: `nil` if the selection is not in the value of a style declaration, if it is not a
  ///   list of whole components, or if the value is invalid.
  init?(_ selection: Range<Int>, in tree: SyntaxTree) {
    guard let declaration = tree.styleDeclaration(at: selection.lowerBound) else { return nil }
    self.declaration = declaration
    let stream = tree.stream
    let value = declaration.value
    let tokens =
      selection.isEmpty
      ? stream.component(at: selection.lowerBound, in: value)
      : stream.components(in: selection, of: value)
    // A variable in the part may have another value at the root.
    guard let tokens, declaration.isValid, !stream.hasVariable(in: tokens) else { return nil }
    self.tokens = tokens
  }
}

extension CodeActionContext {
  /// The action that moves a part of a value to a custom property of the root.
  var extractions: [LSP.CodeAction] {
    guard !sheet.isGenerated, let part = ExtractedValue(range, in: sheet.tree) else { return [] }
    let property = part.declaration.name
    let name = theme.unusedVariableName(
      like: part.declaration.isCustom ? property + "-value" : "--" + property.lowercased())
    let root = RootDeclaration(name, value: sheet.stream.text(of: part.tokens), in: sheet.tree)
    let use = TextEdit(
      range: sheet.stream.byteRange(of: part.tokens), replacement: "var(\(identifierText(name)))")
    return action("Extract to '\(name)'", .extract, [root.edit, use]).map { [$0] } ?? []
  }
}

extension EditedTheme {
  /// Returns a name for a custom property that no sheet and not the program uses.
  fileprivate func unusedVariableName(like base: String) -> String {
    var used = Set(vocabulary.variables.names)
    for sheet in allSheets { used.formUnion(sheet.names.names(of: .customProperty)) }
    var name = base
    var number = 2
    while used.contains(name) {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}

extension Declaration {
  /// Whether the declaration is that of a custom property, or has a valid value.
  fileprivate var isValid: Bool {
    if isCustom { return true }
    guard let property = Property(name: name) else { return false }
    return tree.stream.isValid(for: property, in: value)
  }
}

extension TokenStream {
  /// Returns whether tokens are a value of a property, at least until variables are substituted.
  func isValid(for property: Property, in value: Range<Int>? = nil) -> Bool {
    hasVariable(in: value ?? 0..<count) || property.diagnostic(for: self, in: value) == nil
  }
}

extension SyntaxTree {
  /// Returns the declaration whose value contains a byte offset, or `nil` if there is none or it
  /// does not apply to elements.
  func styleDeclaration(at offset: Int) -> Declaration? {
    let path = path(at: offset)
    guard let last = path.last, case .declaration(let declaration) = Syntax(self, last),
      stream.byteRange(of: declaration.value).contains(offset)
        || stream.byteRange(of: declaration.value).upperBound == offset,
      isStyled(path)
    else { return nil }
    return declaration
  }

  /// Returns whether the last node of a path is in a style rule or a keyframe.
  func isStyled(_ path: [Int]) -> Bool {
    var isInRule = false
    for node in path.dropLast() {
      switch Syntax(self, node) {
      case .qualifiedRule: isInRule = true
      case .atRule(let rule):
        switch AtRuleRole(rule) {
        case .group, .keyframes: continue
        case .descriptors, .other, .unknown: return false
        }
      case .declaration, .raw: return false
      }
    }
    return isInRule
  }
}
