// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension VariablePaths {
  /// Removes the variables whose paths also lead to other values.
  mutating func dropConflicts(_ pathDeclarations: [PathDeclaration], _ root: QualifiedRule) {
    var names: [String: String] = [:]
    for (name, variable) in variables { names[variable.path] = name }
    for declaration in pathDeclarations {
      for key in memberNames(of: declaration.declaration.name) {
        let path = (declaration.names + [key]).joined(separator: ".")
        guard let name = names[path], let variable = variables[name],
          !variable.belongsToOtherRule || declaration.declaration.name != name
        else { continue }
        if let index = declaration.root,
          variable.belongsToOtherRule
            ? declaration.value == "var(\(name))" : declaration.declaration.name == name
        {
          if variable.belongsToOtherRule { delegatedProperties[index, default: []].insert(name) }
        } else {
          variables[name] = nil
        }
      }
    }
    // Each rule must find its value among those of its root.
    for declaration in pathDeclarations {
      guard let name = variableName(declaration.value), let index = declaration.root,
        delegatedProperties[index]?.contains(name) == true, index != root.index
      else { continue }
      if case .qualifiedRule(let rule) = Syntax(root.tree, index),
        rule.customDeclarations[name] == nil
      {
        variables[name] = nil
      }
    }
  }

  /// Removes the variables without references, and infers the types of the others.
  mutating func analyzeUses(_ tree: SyntaxTree, _ pathDeclarations: [PathDeclaration]) {
    let stream = tree.stream
    var counts: [String: Int] = [:]
    for position in stream.indices.dropLast()
    where stream[position].kind == .function && stream.value(of: position) == "var"
      && stream[position + 1].kind == .ident
    {
      counts[stream.value(of: position + 1), default: 0] += 1
    }
    for declaration in pathDeclarations {
      guard let name = variableName(declaration.value), let variable = variables[name] else {
        continue
      }
      let keys = memberNames(of: declaration.declaration.name)
      if keys.contains(where: { declaration.names + [$0] == variable.names }) {
        counts[name, default: 0] -= 1
      }
    }
    for name in variables.keys where counts[name, default: 0] <= 0 { variables[name] = nil }
    for index in tree.nodes.indices {
      guard case .declaration(let declaration) = Syntax(tree, index),
        let name = variableName(stream.text(of: declaration.value)), variables[name] != nil,
        variables[name]?.type == nil, let key = memberName(of: declaration.name)
      else { continue }
      variables[name]?.type = ValueType(ofKey: key)
    }
  }
}
