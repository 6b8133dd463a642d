// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A declaration with a path.
struct PathDeclaration {
  /// The types of the rule; empty for the rule of the root.
  let names: [String]
  let declaration: Declaration
  /// The index of the root rule with the custom properties; `nil` if there is none.
  let root: Int?

  var value: String { declaration.tree.stream.text(of: declaration.value) }
}

extension VariablePaths {
  /// Collects the declarations with paths, in rules of types and in the first rule of the root.
  func collectPathDeclarations(
    _ nodes: SyntaxTree.Children, in root: QualifiedRule?, isConditional: Bool, depth: Int,
    into pathDeclarations: inout [PathDeclaration]
  ) {
    if depth > SheetReader.maximumDepth { return }
    for node in nodes {
      switch node {
      case .qualifiedRule(let rule):
        let names =
          rule.index == root?.index
          ? [] : rulePath(rule.tree.stream.text(of: rule.prelude))
        guard let names else { continue }
        collectPathDeclarations(
          rule.contents, names: names, root: isConditional ? root?.index : nil, depth: depth + 1,
          into: &pathDeclarations)
      case .atRule(let rule) where rule.hasBlock && SheetItem.isGrouping(rule.name):
        let isConditional = isConditional && SheetItem.isConditional(rule.name)
        collectPathDeclarations(
          rule.contents, in: isConditional ? rootRule(of: rule.contents) : nil,
          isConditional: isConditional, depth: depth + 1, into: &pathDeclarations)
      default: break
      }
    }
  }

  /// Collects the declarations in a rule; nested at-rules do not change the path.
  private func collectPathDeclarations(
    _ nodes: SyntaxTree.Children, names: [String], root: Int?, depth: Int,
    into pathDeclarations: inout [PathDeclaration]
  ) {
    if depth > SheetReader.maximumDepth { return }
    for node in nodes {
      switch node {
      case .declaration(let declaration):
        pathDeclarations.append(PathDeclaration(names: names, declaration: declaration, root: root))
      case .atRule(let rule):
        collectPathDeclarations(
          rule.contents, names: names, root: nil, depth: depth + 1, into: &pathDeclarations)
      default: break
      }
    }
  }
}

/// Returns the `:root` rule for custom properties of references: the first rule of a sheet.
///
/// The result is `nil` unless the rule contains only declarations, each of another property.
func rootRule(of nodes: SyntaxTree.Children) -> QualifiedRule? {
  for node in nodes {
    switch node {
    case .atRule(let rule) where !rule.hasBlock: continue
    case .qualifiedRule(let rule):
      guard rule.tree.stream.text(of: rule.prelude) == ":root" else { return nil }
      var names: Set<String> = []
      for node in rule.contents {
        guard case .declaration(let declaration) = node, names.insert(declaration.name).inserted
        else { return nil }
      }
      return rule
    default: return nil
    }
  }
  return nil
}

extension QualifiedRule {
  /// The custom properties of the rule by name, without important ones.
  var customDeclarations: [String: Declaration] {
    var found: [String: Declaration] = [:]
    for case .declaration(let declaration) in contents
    where declaration.isCustom && !declaration.isImportant {
      found[declaration.name] = declaration
    }
    return found
  }
}
