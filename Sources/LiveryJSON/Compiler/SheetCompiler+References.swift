// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SheetCompiler {
  /// The maximum nesting depth of references and functions.
  static let maximumReferenceDepth = 48

  /// Enters a nested reference or function, unless the limit is reached, which is reported.
  ///
  /// - Returns: whether it was entered; the caller then decrements ``depth`` at the end.
  mutating func descend(from value: SheetValue) -> Bool {
    guard site.depth < Self.maximumReferenceDepth else {
      report(.jsonReferencesTooDeep, at: value, [.limit(Self.maximumReferenceDepth)])
      return false
    }
    site.depth += 1
    return true
  }

  /// The target of a reference.
  enum Target {
    /// A value, by node.
    case value(Int)
    /// A group of declarations and rules, by node.
    case group(Int)
  }

  /// Returns the target of a reference, or `nil` if it has none, which is reported.
  ///
  /// A path may continue through a reference to a group: with `"button": "@styles.plain"` there is
  /// `button.color`.
  mutating func target(of path: Substring, _ value: SheetValue) -> Target? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false)
    var start = 0
    for _ in 0..<Self.maximumReferenceDepth {
      let (node, missing) = paths.node(at: names, from: start)
      let known = paths.nodes[node]
      if missing.isEmpty, node != 0 {
        guard let alias = alias(of: node) else {
          return known.values.isEmpty ? .group(node) : .value(node)
        }
        // A reference to a group is that group, and a reference to a value is itself a value.
        if case .group(let group)? = lookUpTarget(of: alias) { return .group(group) }
        return .value(node)
      }
      guard !missing.isEmpty, let alias = alias(of: node) else {
        effort.suggested += 1
        let suggestion = effort.suggested > 100 ? nil : paths.suggestion(for: missing, at: node)
        report(
          .unknownJSONReference, at: value, [.found(shortened(String(path)))],
          suggestion: suggestion, for: path)
        return nil
      }
      names = alias.split(separator: ".", omittingEmptySubsequences: false) + missing
      start = 0
      if names.count > 1_000 { break }
    }
    report(.jsonReferencesTooDeep, at: value, [.limit(Self.maximumReferenceDepth)])
    return nil
  }

  /// Returns the path to which a node's value refers, or `nil` if the value is not a reference.
  private func alias(of node: Int) -> Substring? {
    guard let string = paths.nodes[node].values.last?.json.string, string.hasPrefix("@") else {
      return nil
    }
    return string.dropFirst()
  }

  /// Returns the target of a path, or `nil` if it has none, without a report.
  func lookUpTarget(of path: Substring) -> Target? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false)
    for _ in 0..<Self.maximumReferenceDepth {
      let (node, missing) = paths.node(at: names, from: 0)
      if let alias = alias(of: node), node != 0 {
        names = alias.split(separator: ".", omittingEmptySubsequences: false) + missing
        if names.count > 1_000 { return nil }
        continue
      }
      guard missing.isEmpty, node != 0 else { return nil }
      return paths.nodes[node].values.isEmpty ? .group(node) : .value(node)
    }
    return nil
  }

  /// Returns a reference as CSS, or `nil` if its target is unusable, which is reported.
  mutating func reference(
    _ path: Substring, in value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    switch target(of: path, value) {
    case .value(let node): return reference(to: node, in: value, for: context)
    case .group(let node):
      if context.type?.kind == .font, let group = fontValue(at: node) {
        return reportingAtReference(of: value) { $0.font(group, for: context) }
      }
      report(
        .jsonGroupAsValue, at: value,
        [.subject(shortened(context.key)), .found(shortened(String(path)))])
      return nil
    case nil: return nil
    }
  }

  /// Returns a reference to a value, by its custom property.
  private mutating func reference(
    to node: Int, in value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    guard let definition = paths.nodes[node].values.last else { return nil }
    if let type = context.type, !hasForm(of: type, node, definition) {
      return copy(of: definition, at: node, in: value, for: context)
    }
    guard let leaf = leaf(node, value) else { return nil }
    if links.targets.insert(node).inserted { links.order.append(node) }
    var result = leaf
    result.text = "var(\(paths.variable(of: node)))"
    result.isVerbatim = false
    result.isImportant = false
    return result
  }

  /// Returns a copy of a value that needs another form than at its definition.
  private mutating func copy(
    of definition: SheetValue, at node: Int, in value: SheetValue, for context: ValueContext
  ) -> SheetExpression? {
    if site.chain.contains(node) { return leaf(node, value).flatMap { _ in nil } }
    effort.expanded += definition.json.range.count / 16 + 1
    guard effort.expanded <= Self.maximumExpansion else {
      report(.jsonGroupsTooLarge, at: value, [.limit(Self.maximumExpansion)])
      return nil
    }
    guard descend(from: value) else { return nil }
    site.chain.append(node)
    defer {
      site.chain.removeLast()
      site.depth -= 1
    }
    return reportingAtReference(of: value) { $0.expression(definition, for: context) }
  }

  /// Returns whether a value has the form of a type, or adopts it if its name implies none.
  private mutating func hasForm(of type: ValueType, _ node: Int, _ value: SheetValue) -> Bool {
    if let implied = ValueType(ofKey: paths.nodes[node].key) { return implied == type }
    let isShapeless =
      value.json.kind == .array
      || value.json.kind == .string && [.image, .font].contains(type.kind)
        && value.json.string?.hasPrefix("@") == false
    guard isShapeless else { return value.json.kind != .object || type.kind == .font }
    if links.inferred[node] == nil {
      links.inferred[node] = type
      links.leaves[node] = nil
    }
    return links.inferred[node] == type
  }

  /// Returns a referenced value, or `nil` if it is invalid or circular, which is reported.
  mutating func leaf(_ node: Int, _ value: SheetValue) -> SheetExpression? {
    switch links.leaves[node] {
    case .known(let leaf): return leaf
    case .broken: return nil
    case nil: break
    }
    if let start = site.chain.firstIndex(of: node) {
      let cycle = site.chain[start...] + [node]
      report(
        .circularJSONReference, at: value,
        [.found(cycle.map { shortened(paths.path(of: $0)) }.joined(separator: " > "))])
      for node in cycle { links.leaves[node] = .broken }
      return nil
    }
    guard descend(from: value) else { return nil }
    defer { site.depth -= 1 }
    site.chain.append(node)
    let outer = site.referenceLocation
    site.referenceLocation = nil
    var result: SheetExpression?
    // The last of several values applies, but all must be valid.
    for definition in paths.nodes[node].values {
      result = declaration(paths.nodes[node].key, definition, inferred: links.inferred[node])?.value
    }
    site.referenceLocation = outer
    site.chain.removeLast()
    if case .broken? = links.leaves[node] { return nil }
    links.leaves[node] = result.map { .known($0) } ?? .broken
    return result
  }

  /// Returns whether a value is circular or invalid.
  func isBroken(_ node: Int) -> Bool {
    if case .broken? = links.leaves[node] { true } else { false }
  }

  /// Evaluates a value for a reference, with all reports at the range of the reference.
  mutating func reportingAtReference<Result>(
    of value: SheetValue, _ body: (inout SheetCompiler) -> Result
  ) -> Result {
    let outer = site.referenceLocation
    site.referenceLocation = site.referenceLocation ?? value.location
    defer { site.referenceLocation = outer }
    return body(&self)
  }
}
