// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties for the values of paths, which a ``JSONStyleSheet`` writes for references.
///
/// Such a property is declared in the first rule, a rule of the root. The rule at the path refers
/// to it in a property of its own. A top-level value has no other rule.
struct VariablePaths {
  /// The custom properties, by name.
  var variables: [String: Variable] = [:]
  /// The properties that a root rule declares for another rule, by the index of the root rule.
  var delegatedProperties: [Int: Set<String>] = [:]

  /// A custom property that holds the value of a path.
  struct Variable {
    /// The path of the value.
    let names: [String]
    /// The declaration in the first rule of the sheet.
    let definition: Declaration
    /// Whether the JSON value belongs to another rule, and not to the top level.
    let belongsToOtherRule: Bool
    /// The type that references imply.
    var type: ValueType?

    /// The path in the form of a reference.
    var path: String { names.joined(separator: ".") }
  }

  /// Creates an empty set of paths.
  init() {}

  /// Finds the custom properties of a sheet that may stem from references.
  init(_ tree: SyntaxTree) {
    guard let root = rootRule(of: tree.rules) else { return }
    let definitions = root.customDeclarations
    if definitions.isEmpty { return }
    var pathDeclarations: [PathDeclaration] = []
    collectPathDeclarations(
      tree.rules, in: root, isConditional: true, depth: 0, into: &pathDeclarations)
    for declaration in pathDeclarations where declaration.root == root.index {
      add(declaration, definitions)
    }
    for declaration in pathDeclarations where declaration.root == root.index {
      addFontMembers(of: declaration, definitions)
    }
    // The remaining custom properties are top-level values.
    for (name, definition) in definitions where variables[name] == nil {
      guard let key = camelName(of: String(name.dropFirst(2))) else { continue }
      variables[name] = Variable(names: [key], definition: definition, belongsToOtherRule: false)
    }
    dropConflicts(pathDeclarations, root)
    analyzeUses(tree, pathDeclarations)
  }

  /// Removes a property, which becomes an ordinary custom property.
  mutating func remove(_ name: String) { variables[name] = nil }
}

extension VariablePaths {
  private mutating func add(
    _ pathDeclaration: PathDeclaration, _ definitions: [String: Declaration]
  ) {
    guard let name = variableName(pathDeclaration.value), let definition = definitions[name],
      variables[name] == nil, !pathDeclaration.declaration.isImportant
    else { return }
    for key in memberNames(of: pathDeclaration.declaration.name) {
      let names = pathDeclaration.names + [key]
      guard variable(of: names) == name else { continue }
      variables[name] = Variable(names: names, definition: definition, belongsToOtherRule: true)
      return
    }
  }

  /// Adds the members of a font, which have paths but no declarations of their own.
  private mutating func addFontMembers(
    of pathDeclaration: PathDeclaration, _ definitions: [String: Declaration]
  ) {
    if pathDeclaration.names.isEmpty,
      variables[pathDeclaration.declaration.name]?.belongsToOtherRule == true
    {
      return
    }
    for key in memberNames(of: pathDeclaration.declaration.name) {
      let isFont = ValueType(ofKey: key)?.kind == .font
      for member in SheetCompiler.fontMembers where isFont {
        let names = pathDeclaration.names + [key, member]
        let name = variable(of: names)
        guard let definition = definitions[name], variables[name] == nil else { continue }
        variables[name] = Variable(names: names, definition: definition, belongsToOtherRule: true)
        if let root = pathDeclaration.root { delegatedProperties[root, default: []].insert(name) }
      }
    }
  }

  private func variable(of names: [String]) -> String {
    "--" + names.map(kebabName).joined(separator: "-")
  }
}
