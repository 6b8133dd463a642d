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
  var elsewhere: [Int: Set<String>] = [:]

  /// A custom property that holds the value of a path.
  struct Variable {
    /// The path of the value.
    let names: [String]
    /// The declaration in the first rule of the sheet.
    let definition: Declaration
    /// Whether the JSON value belongs to another rule, and not to the top level.
    let isElsewhere: Bool
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
    var own: [OwnDeclaration] = []
    collectOwn(tree.rules, in: root, isConditional: true, depth: 0, into: &own)
    for declaration in own where declaration.root == root.index { add(declaration, definitions) }
    for declaration in own where declaration.root == root.index {
      addFontMembers(of: declaration, definitions)
    }
    // The remaining custom properties are top-level values.
    for (name, definition) in definitions where variables[name] == nil {
      guard let key = camelName(of: String(name.dropFirst(2))) else { continue }
      variables[name] = Variable(names: [key], definition: definition, isElsewhere: false)
    }
    dropConflicts(own, root)
    lookAtUses(tree, own)
  }

  /// Removes a property, which becomes an ordinary custom property.
  mutating func remove(_ name: String) { variables[name] = nil }
}

extension VariablePaths {
  private mutating func add(_ own: OwnDeclaration, _ definitions: [String: Declaration]) {
    guard let name = variableName(own.value), let definition = definitions[name],
      variables[name] == nil, !own.declaration.isImportant
    else { return }
    for key in memberNames(of: own.declaration.name) {
      let names = own.names + [key]
      guard variable(of: names) == name else { continue }
      variables[name] = Variable(names: names, definition: definition, isElsewhere: true)
      return
    }
  }

  /// Adds the members of a font, which have paths but no declarations of their own.
  private mutating func addFontMembers(
    of own: OwnDeclaration, _ definitions: [String: Declaration]
  ) {
    if own.names.isEmpty, variables[own.declaration.name]?.isElsewhere == true { return }
    for key in memberNames(of: own.declaration.name) {
      let isFont = ValueType(ofKey: key)?.kind == .font
      for member in SheetCompiler.fontMembers where isFont {
        let names = own.names + [key, member]
        let name = variable(of: names)
        guard let definition = definitions[name], variables[name] == nil else { continue }
        variables[name] = Variable(names: names, definition: definition, isElsewhere: true)
        if let root = own.root { elsewhere[root, default: []].insert(name) }
      }
    }
  }

  private func variable(of names: [String]) -> String {
    "--" + names.map(kebabName).joined(separator: "-")
  }
}
