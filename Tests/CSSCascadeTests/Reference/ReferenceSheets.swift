// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// Sheets as plain models, evaluated by visiting all rules for each element.
struct ReferenceSheets {
  var sheets: [(origin: Origin, rules: [ReferenceRule])]

  /// The context of a rule.
  private struct RuleContext {
    let origin: Origin
    var layer: [Int] = []
    /// The scopes, the outermost first.
    var scopes: [(root: ReferenceSelector?, limit: ReferenceSelector?)] = []
  }

  /// A style rule without nested rules.
  private struct FlatRule {
    let selectors: [ReferenceSelector]
    let declarations: [ReferenceDeclaration]
    let context: RuleContext
  }

  /// The layers of an origin by path: the number of sublayers, and the index of each name.
  private struct Layers {
    var counts: [[Int]: Int] = [:]
    var indexes: [[Int]: [String: Int]] = [:]

    mutating func index(of name: String?, in path: [Int]) -> [Int] {
      if let name, let index = indexes[path]?[name] { return path + [index] }
      let index = counts[path, default: 0]
      counts[path] = index + 1
      if let name { indexes[path, default: [:]][name] = index }
      return path + [index]
    }

    mutating func path(of names: String?, in path: [Int]) -> [Int] {
      guard let names else { return index(of: nil, in: path) }
      return names.split(separator: ".").reduce(path) { index(of: String($1), in: $0) }
    }
  }

  /// Returns all declarations that apply to an element, unordered.
  func candidates(for element: ReferenceElement) -> [ReferenceCandidate] {
    flatRules.enumerated().flatMap { order, rule -> [ReferenceCandidate] in
      rule.selectors.flatMap { selector -> [ReferenceCandidate] in
        guard let distance = distance(selector, element, rule.context.scopes[...]) else {
          return []
        }
        return rule.declarations.enumerated().map { number, declaration in
          ReferenceCandidate(
            source: .init(rule.context.origin), layer: rule.context.layer + [.max],
            specificity: selector.specificity, distance: distance,
            order: order * 100 + number, declaration: declaration)
        }
      }
    }
  }

  private var flatRules: [FlatRule] {
    var layers: [Origin: Layers] = [:]
    return sheets.flatMap { sheet in
      flatten(
        sheet.rules, RuleContext(origin: sheet.origin), &layers[sheet.origin, default: .init()])
    }
  }

  private func flatten(
    _ rules: [ReferenceRule], _ outer: RuleContext, _ layers: inout Layers
  ) -> [FlatRule] {
    var flat: [FlatRule] = []
    for rule in rules {
      var inner = outer
      switch rule {
      case .style(let selectors, let declarations, let nested):
        flat.append(
          FlatRule(selectors: selectors, declarations: declarations, context: outer))
        flat += flatten(nested, outer, &layers)
      case .layer(let name, let rules):
        inner.layer = layers.path(of: name, in: outer.layer)
        flat += flatten(rules, inner, &layers)
      case .layerNames(let names):
        for name in names { _ = layers.path(of: name, in: outer.layer) }
      case .scope(let root, let limit, let rules):
        inner.scopes.append((root, limit))
        flat += flatten(rules, inner, &layers)
      case .condition(_, let matches, let rules):
        if matches { flat += flatten(rules, outer, &layers) }
      }
    }
    return flat
  }
}

extension ReferenceSheets {
  private typealias Scopes = ArraySlice<(root: ReferenceSelector?, limit: ReferenceSelector?)>

  /// Returns the number of steps up to the nearest scoping root for which a selector matches.
  ///
  /// - Returns: the number of steps; `nil` if the selector does not match.
  private func distance(
    _ selector: ReferenceSelector, _ element: ReferenceElement, _ scopes: Scopes
  ) -> Int? {
    if scopes.isEmpty { return selector.matches(element, scope: element.root) ? .max : nil }
    for (distance, root) in element.ancestry.enumerated()
    where isInScope(element, of: root, scopes) && selector.matches(element, scope: root) {
      return distance
    }
    return nil
  }

  /// Returns whether an element is in the innermost scope of an element that is a scoping root.
  private func isInScope(
    _ element: ReferenceElement, of root: ReferenceElement, _ scopes: Scopes
  ) -> Bool {
    guard let scope = scopes.last, isRoot(root, scopes) else { return false }
    guard let limit = scope.limit else { return true }
    for step in element.ancestry {
      if limit.matches(step, scope: root) { return false }
      if step === root { return true }
    }
    return false
  }

  private func isRoot(_ root: ReferenceElement, _ scopes: Scopes) -> Bool {
    let outerScopes = scopes.dropLast()
    func matches(_ scope: ReferenceElement) -> Bool {
      guard let selector = scopes.last?.root else { return root === root.root }
      return selector.matches(root, scope: scope)
    }
    if outerScopes.isEmpty { return matches(root.root) }
    return root.ancestry.contains { isInScope(root, of: $0, outerScopes) && matches($0) }
  }
}
