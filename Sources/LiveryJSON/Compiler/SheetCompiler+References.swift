// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SheetCompiler {
  /// References and functions may stand in one another so many deep.
  static let maximumChain = 48

  /// Enters a reference or function inside of another one, unless the limit is reached, which is reported.
  ///
  /// - Returns: Whether it was entered; the caller then decrements ``depth`` at the end.
  mutating func descend(from value: SheetValue) -> Bool {
    guard site.depth < Self.maximumChain else {
      tell(.jsonReferencesTooDeep, at: value, [.limit(Self.maximumChain)])
      return false
    }
    site.depth += 1
    return true
  }

  /// Where a reference leads.
  enum Target {
    /// To a value.
    case value(Int)
    /// To declarations and rules.
    case group(Int)
  }

  /// What a reference leads to; nil where it leads nowhere, which is told.
  ///
  /// A path may lead on behind a reference to a group: with `"button": "@styles.plain"` there is `button.color`.
  mutating func target(of path: Substring, _ value: SheetValue) -> Target? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false)
    var start = 0
    for _ in 0..<Self.maximumChain {
      let (node, missing) = paths.node(at: names, from: start)
      let known = paths.nodes[node]
      if missing.isEmpty, node != 0 {
        guard let alias = alias(of: node) else {
          return known.values.isEmpty ? .group(node) : .value(node)
        }
        // What refers to a group is that group; what refers to a value is one itself.
        if case .group(let group)? = quietTarget(of: alias) { return .group(group) }
        return .value(node)
      }
      guard !missing.isEmpty, let alias = alias(of: node) else {
        effort.suggested += 1
        let meant = effort.suggested > 100 ? nil : paths.suggestion(for: missing, at: node)
        tell(
          .unknownJSONReference, at: value, [.found(shortened(String(path)))],
          suggestion: meant, for: path)
        return nil
      }
      names = alias.split(separator: ".", omittingEmptySubsequences: false) + missing
      start = 0
      if names.count > 1_000 { break }
    }
    tell(.jsonReferencesTooDeep, at: value, [.limit(Self.maximumChain)])
    return nil
  }

  /// The path that the value of a node is a reference to; nil where it is none.
  private func alias(of node: Int) -> Substring? {
    guard let string = paths.nodes[node].values.last?.json.string, string.hasPrefix("@") else {
      return nil
    }
    return string.dropFirst()
  }

  /// Where a path leads, without a word where it leads nowhere.
  func quietTarget(of path: Substring) -> Target? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false)
    for _ in 0..<Self.maximumChain {
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

  /// A reference as CSS; nil where it leads to nothing of use, which is told.
  mutating func reference(
    _ path: Substring, in value: SheetValue, for wish: ValueWish
  ) -> SheetExpression? {
    switch target(of: path, value) {
    case .value(let node): return reference(to: node, in: value, for: wish)
    case .group(let node):
      if wish.type?.kind == .font, let group = fontValue(at: node) {
        return takingPlace(of: value) { $0.font(group, for: wish) }
      }
      tell(
        .jsonGroupAsValue, at: value,
        [.subject(shortened(wish.key)), .found(shortened(String(path)))])
      return nil
    case nil: return nil
    }
  }

  /// A value of the sheet by the custom property that has it.
  private mutating func reference(
    to node: Int, in value: SheetValue, for wish: ValueWish
  ) -> SheetExpression? {
    guard let own = paths.nodes[node].values.last else { return nil }
    if let type = wish.type, !hasForm(of: type, node, own) {
      return copy(of: own, at: node, in: value, for: wish)
    }
    guard let leaf = leaf(node, value) else { return nil }
    if links.targets.insert(node).inserted { links.order.append(node) }
    var result = leaf
    result.text = "var(\(paths.variable(of: node)))"
    result.isVerbatim = false
    result.isImportant = false
    return result
  }

  /// A value that has another form where it stands, so that it is written once more.
  private mutating func copy(
    of own: SheetValue, at node: Int, in value: SheetValue, for wish: ValueWish
  ) -> SheetExpression? {
    if site.chain.contains(node) { return leaf(node, value).flatMap { _ in nil } }
    effort.expanded += own.json.range.count / 16 + 1
    guard effort.expanded <= Self.maximumExpansion else {
      tell(.jsonGroupsTooLarge, at: value, [.limit(Self.maximumExpansion)])
      return nil
    }
    guard descend(from: value) else { return nil }
    site.chain.append(node)
    defer {
      site.chain.removeLast()
      site.depth -= 1
    }
    return takingPlace(of: value) { $0.expression(own, for: wish) }
  }

  /// Whether a value has the form of a type where it stands, or gets it, because its own name says none.
  private mutating func hasForm(of type: ValueType, _ node: Int, _ value: SheetValue) -> Bool {
    if let own = ValueType(ofKey: paths.nodes[node].key) { return own == type }
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

  /// What a value is that references lead to; nil where it is of no use, or leads back to itself, which is told.
  mutating func leaf(_ node: Int, _ value: SheetValue) -> SheetExpression? {
    switch links.leaves[node] {
    case .known(let leaf): return leaf
    case .broken: return nil
    case nil: break
    }
    if let start = site.chain.firstIndex(of: node) {
      let circle = site.chain[start...] + [node]
      tell(
        .circularJSONReference, at: value,
        [.found(circle.map { shortened(paths.path(of: $0)) }.joined(separator: " > "))])
      for node in circle { links.leaves[node] = .broken }
      return nil
    }
    guard descend(from: value) else { return nil }
    defer { site.depth -= 1 }
    site.chain.append(node)
    let outer = site.place
    site.place = nil
    var result: SheetExpression?
    // Of several values the last one counts; all of them must be of use.
    for own in paths.nodes[node].values {
      result = declaration(paths.nodes[node].key, own, inferred: links.inferred[node])?.value
    }
    site.place = outer
    site.chain.removeLast()
    if case .broken? = links.leaves[node] { return nil }
    links.leaves[node] = result.map { .known($0) } ?? .broken
    return result
  }

  /// Whether a value leads back to itself, or to nothing.
  func isBroken(_ node: Int) -> Bool {
    if case .broken? = links.leaves[node] { true } else { false }
  }

  /// Looks at a value for a reference: what is wrong is told where that stands.
  mutating func takingPlace<Result>(
    of value: SheetValue, _ look: (inout SheetCompiler) -> Result
  ) -> Result {
    let outer = site.place
    site.place = site.place ?? value.place
    defer { site.place = outer }
    return look(&self)
  }
}
