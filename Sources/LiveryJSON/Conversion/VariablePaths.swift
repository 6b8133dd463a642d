// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Finds the custom properties that hold the values of paths: those that a ``JSONStyleSheet`` writes for references.
struct VariablePaths {
  /// The path of each such property, by its name.
  private(set) var paths: [String: String] = [:]

  /// Looks for a property in the first rule of the root that a rule of types gives to one of its own.
  init(_ tree: SyntaxTree) {
    var declared: Set<String> = []
    for node in tree.rules {
      guard case .qualifiedRule(let rule) = node else { continue }
      let selector = tree.stream.text(of: rule.prelude)
      if declared.isEmpty {
        guard selector == ":root" else { return }
        for case .declaration(let declaration) in rule.contents {
          declared.insert(declaration.name)
        }
        if declared.isEmpty { return }
      } else if let names = typePath(selector) {
        for case .declaration(let declaration) in rule.contents {
          add(declaration, at: names, declared)
        }
      }
    }
    // The others are values at the top.
    for variable in declared where paths[variable] == nil {
      guard variable.hasPrefix("--"), let key = camelName(of: String(variable.dropFirst(2))) else {
        continue
      }
      paths[variable] = key
    }
    // References make no property that nothing leads to.
    let used = usedVariables(of: tree)
    if !declared.allSatisfy({ paths[$0] != nil && used.contains($0) }) { paths = [:] }
  }

  /// The names that stand behind `var(`.
  private func usedVariables(of tree: SyntaxTree) -> Set<String> {
    let stream = tree.stream
    var used: Set<String> = []
    for position in stream.indices.dropLast()
    where stream[position].kind == .function && stream.value(of: position) == "var"
      && stream[position + 1].kind == .ident
    {
      used.insert(stream.value(of: position + 1))
    }
    return used
  }

  private mutating func add(_ declaration: Declaration, at names: [String], _ known: Set<String>) {
    let value = declaration.tree.stream.text(of: declaration.value)
    guard let variable = variableName(value), known.contains(variable), paths[variable] == nil,
      let key = memberName(of: declaration.name)
    else { return }
    let path = names + [key]
    if "--" + path.map(kebabName).joined(separator: "-") == variable {
      paths[variable] = path.joined(separator: ".")
    }
  }
}

/// The custom property that a value is as a whole: `--a` of `var(--a)`.
func variableName(_ value: some StringProtocol) -> String? {
  guard value.hasPrefix("var(--"), value.hasSuffix(")"), value.utf8.count < 1_000 else {
    return nil
  }
  let name = value.dropFirst(4).dropLast()
  return isPlainIdentifier(String(name)) ? String(name) : nil
}

/// The camel-case name of a property, or of a custom one, as a member has it.
func memberName(of property: String) -> String? {
  let name = property.hasPrefix("--") ? String(property.dropFirst(2)) : property
  return camelName(of: name)
}

/// The types of a selector that is nothing but types in one another; nil for any other.
func typePath(_ selector: String) -> [String]? {
  let names = selector.split(separator: " ").map(String.init)
  return !names.isEmpty && names.allSatisfy(isTypeKey) ? names : nil
}

/// Whether a name with an object is the rule of an element type.
func isTypeKey(_ name: String) -> Bool {
  guard SheetKey(name).isAddressable, !name.hasPrefix("--"), !name.hasSuffix(":") else {
    return false
  }
  let kind = ValueType(ofKey: name)?.kind
  return kind != .font && kind != .textAttributes
}
