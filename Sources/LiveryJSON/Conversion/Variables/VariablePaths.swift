// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties of a sheet that hold the values of paths: those that a ``JSONStyleSheet`` writes for references.
///
/// Such a property stands in the first rule, that of the root, and the rule of the path's types gives it to a property of
/// its own. A value at the top has no other rule.
struct VariablePaths {
  /// The properties, by name.
  var variables: [String: Variable] = [:]
  /// The names of those that stand in a rule of the root for another rule, by the index of the rule of the root.
  var elsewhere: [Int: Set<String>] = [:]

  /// A custom property that holds the value of a path.
  struct Variable {
    /// The names of the path.
    let names: [String]
    /// The declaration in the first rule of the sheet.
    let definition: Declaration
    /// Whether the value stands in JSON where its own rule is, and not at the top.
    let isElsewhere: Bool
    /// The type that what refers to it gives the value.
    var type: ValueType?

    /// The path as a reference writes it.
    var path: String { names.joined(separator: ".") }
  }

  /// None.
  init() {}

  /// Looks for the custom properties that references of a sheet may have made.
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
    // The others are values at the top.
    for (name, definition) in definitions where variables[name] == nil {
      guard let key = camelName(of: String(name.dropFirst(2))) else { continue }
      variables[name] = Variable(names: [key], definition: definition, isElsewhere: false)
    }
    dropConflicts(own, root)
    lookAtUses(tree, own)
  }

  /// Takes a property out, which is then one like any other.
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

  /// The members of a font have paths too, and no declaration but the font's.
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
