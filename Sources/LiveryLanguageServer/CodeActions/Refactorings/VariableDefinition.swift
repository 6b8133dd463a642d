// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryLinting

/// The only declaration of a custom property in a theme.
struct VariableDefinition {
  /// The sheet with the declaration.
  let sheet: ThemeSheet
  /// The declaration.
  let declaration: Declaration
  /// The rule around the declaration.
  private let rule: Int
  /// Whether the declaration applies to all elements, because it is that of the root.
  private let isGlobal: Bool

  /// Creates the definition of a custom property.
  ///
  /// - Returns: `nil` if the theme declares the property several times or never, if the property is
  ///   registered, if the program may set it, or if its value is empty or a CSS-wide keyword.
  init?(of name: String, in theme: EditedTheme) {
    let declarations = theme.occurrences(of: .customProperty, named: name, includesBase: true)
      .filter { $0.occurrence.role == .declaration }
    guard declarations.count == 1, let only = declarations.first,
      !theme.vocabulary.hasVariable(name)
    else { return nil }
    let tree = only.sheet.tree
    guard case .declaration(let declaration) = Syntax(tree, Int(only.occurrence.node)),
      !declaration.value.isEmpty, CSSWideKeyword(tree.stream, in: declaration.value) == nil
    else { return nil }
    let path = tree.path(at: tree.bytes(of: declaration.index).lowerBound)
    guard path.last == declaration.index, tree.isStyled(path), let rule = path.dropLast().last
    else { return nil }
    sheet = only.sheet
    self.declaration = declaration
    self.rule = rule
    // The rule that imports a sheet may have a condition.
    let isImported = theme.sheets.dropFirst(theme.cascadeCount).contains { $0 === only.sheet }
    isGlobal = tree.isForRoot(path.dropLast()) && !isImported
  }

  /// The text of the value.
  var text: String { sheet.stream.text(of: declaration.value) }

  /// Returns whether the property has this value in a declaration of a sheet.
  func applies(to node: Int, of other: ThemeSheet) -> Bool {
    if isGlobal { return true }
    let tree = sheet.tree
    return other === sheet && rule < node && node < Int(tree.nodes[rule].next)
      && tree.children(of: rule).contains {
        if case .declaration(let declaration) = $0 { declaration.index == node } else { false }
      }
  }

  /// Returns whether the value is the same wherever it is written, because the variables in it have
  /// one value each.
  func isStable(in theme: EditedTheme) -> Bool {
    var known: Set<String> = []
    return isStable(in: theme, &known)
  }

  private func isStable(in theme: EditedTheme, _ known: inout Set<String>) -> Bool {
    let stream = sheet.stream
    // A variable that occurs twice may depend on itself.
    guard known.count < Self.maximumCount, known.insert(declaration.name).inserted else {
      return false
    }
    return declaration.value.allSatisfy { token in
      guard stream[token].kind == .function, stream.value(of: token, equals: "var") else {
        return true
      }
      var cursor = TokenCursor(stream, token + 1..<declaration.value.upperBound)
      guard let name = cursor.next(), stream[name].kind == .ident,
        let definition = VariableDefinition(of: stream.value(of: name), in: theme)
      else { return false }
      return definition.isGlobal && definition.isStable(in: theme, &known)
    }
  }

  /// The maximum number of variables that a value depends on.
  private static let maximumCount = 50
}

extension SyntaxTree {
  /// Returns whether rules select the root without a condition.
  fileprivate func isForRoot(_ rules: ArraySlice<Int>) -> Bool {
    rules.allSatisfy { node in
      switch Syntax(self, node) {
      case .qualifiedRule(let rule): stream.text(of: rule.prelude).lowercased() == ":root"
      case .atRule(let rule): rule.name.lowercased() == "layer"
      case .declaration, .raw: false
      }
    }
  }
}
