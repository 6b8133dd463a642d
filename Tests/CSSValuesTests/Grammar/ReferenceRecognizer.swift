// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

@testable import CSSValues

/// A simple recognizer of the value definition syntax, which maps a term to the set of positions at
/// which it may end.
///
/// The recognizer is independent of programs, choices and memories, so the machine can be compared
/// with it.
struct ReferenceRecognizer {
  /// A token, or a function or block with its contents.
  indirect enum Item {
    case token(Int)
    case block(Int, [Item])
  }

  /// An end position of a term: the number of consumed items, and whether the last one was a comma
  /// of the grammar.
  private struct End: Hashable {
    var count: Int
    var isAfterComma: Bool
  }

  let stream: TokenStream
  let lookup: (String) -> String?

  /// Returns whether a text as a whole matches a grammar.
  static func matches(
    _ syntax: ValueSyntax, _ text: String, lookup: @escaping (String) -> String?
  ) -> Bool {
    let stream = TokenStream(text)
    let recognizer = Self(stream: stream, lookup: lookup)
    var position = 0
    let items = recognizer.items(&position, until: nil)
    return recognizer.isWhole(syntax, items)
  }

  private func items(_ position: inout Int, until closing: TokenKind?) -> [Item] {
    var items: [Item] = []
    while position < stream.count, stream[position].kind != closing {
      let start = position
      let kind = stream[position].kind
      position += 1
      if let closing = kind.closing {
        items.append(.block(start, self.items(&position, until: closing)))
        position += 1
      } else if !kind.isTrivia {
        items.append(.token(start))
      }
    }
    return items
  }

  private func isWhole(_ syntax: ValueSyntax, _ items: [Item]) -> Bool {
    ends(syntax, items, [End(count: 0, isAfterComma: false)])
      .contains { $0.count == items.count && !$0.isAfterComma }
  }

  private func ends(
    _ syntax: ValueSyntax, _ items: [Item], _ positions: Set<End>
  ) -> Set<End> {
    Set(positions.flatMap { ends(syntax, items, $0) })
  }

  private func ends(_ syntax: ValueSyntax, _ items: [Item], _ position: End) -> Set<End> {
    let rest = items[min(position.count, items.count)...]
    let next = End(count: position.count + 1, isAfterComma: false)
    func one(_ isMatch: Bool) -> Set<End> { isMatch ? [next] : [] }
    switch syntax {
    case .keyword(let word): return one(isToken(rest.first, .ident) { $0.lowercased() == word })
    case .literal(","):
      if position.count == 0 || position.isAfterComma || rest.isEmpty { return [position] }
      return comma(rest, position)
    case .literal(let text):
      guard case .token(let token)? = rest.first else { return [] }
      return one(stream.text(of: token) == text)
    case .type(let name, let bounds): return type(name, bounds, items, position)
    case .property(let name, _): return rule("<'\(name)'>", items, position)
    case .boolean: return []
    case .function(let name, let arguments):
      guard case .block(let token, let inner)? = rest.first,
        stream[token].kind == .function, stream.value(of: token).lowercased() == name
      else { return [] }
      return one(isWhole(arguments, inner))
    case .block(let bracket, let contents):
      guard case .block(let token, let inner)? = rest.first,
        stream[token].kind == bracket.opening
      else { return [] }
      return one(isWhole(contents, inner))
    case .sequence(let terms):
      return terms.reduce([position]) { ends($1, items, $0) }
    case .oneOf(let terms): return Set(terms.flatMap { ends($0, items, position) })
    case .allOf(let terms): return group(terms, needsAll: true, items, position)
    case .anyOf(let terms): return group(terms, needsAll: false, items, position)
    case .repeated(let term, let multiplier):
      return repeated(term, multiplier, items, position)
    }
  }

  private func comma(_ rest: ArraySlice<Item>, _ position: End) -> Set<End> {
    isToken(rest.first, .comma) { _ in true }
      ? [End(count: position.count + 1, isAfterComma: true)] : []
  }

  private func isToken(
    _ item: Item?, _ kind: TokenKind, _ isMatch: (String) -> Bool
  ) -> Bool {
    guard case .token(let token)? = item, stream[token].kind == kind else { return false }
    return isMatch(stream.value(of: token))
  }

  private func rule(_ key: String, _ items: [Item], _ position: End) -> Set<End> {
    guard let text = lookup(key), let syntax = try? ValueSyntax(parsing: text) else { return [] }
    return ends(syntax, items, position)
  }

  /// Returns the ends of a type, for the few terminals in the generated grammars.
  private func type(
    _ name: String, _ bounds: ValueSyntax.Bounds?, _ items: [Item], _ position: End
  ) -> Set<End> {
    guard position.count < items.count, case .token(let token) = items[position.count] else {
      return ["number", "length", "custom-ident", "string"].contains(name)
        ? [] : rule("<\(name)>", items, position)
    }
    let kind = stream[token].kind
    let isMatch: Bool
    switch name {
    case "number": isMatch = kind == .number && isInside(bounds, token)
    case "length":
      isMatch =
        isInside(bounds, token)
        && (kind == .dimension && ["px", "em", "rem"].contains(stream.unit(of: token).lowercased())
          || kind == .number && stream.number(of: token) == 0)
    case "custom-ident":
      isMatch = kind == .ident && !["inherit", "default"].contains(stream.value(of: token))
    case "string": isMatch = kind == .string
    default: return rule("<\(name)>", items, position)
    }
    return isMatch ? [End(count: position.count + 1, isAfterComma: false)] : []
  }

  private func isInside(_ bounds: ValueSyntax.Bounds?, _ token: Int) -> Bool {
    guard let bounds else { return true }
    return (bounds.lower...bounds.upper).contains(stream.number(of: token))
  }
}

extension ReferenceRecognizer {
  /// Returns the ends of all permutations of all choices of items, each of which consumes tokens.
  private func group(
    _ terms: [ValueSyntax], needsAll: Bool, _ items: [Item], _ position: End
  ) -> Set<End> {
    struct Step: Hashable {
      var position: End
      var matched: Set<Int>
    }
    let optional = Set(terms.indices.filter { isNullable(terms[$0]) })
    var visited: Set<Step> = [Step(position: position, matched: [])]
    var pending = Array(visited)
    while let step = pending.popLast() {
      for index in terms.indices where !step.matched.contains(index) {
        for end in ends(terms[index], items, step.position) where end.count > step.position.count {
          let next = Step(position: end, matched: step.matched.union([index]))
          if visited.insert(next).inserted { pending.append(next) }
        }
      }
    }
    let required = needsAll ? Set(terms.indices).subtracting(optional) : []
    return Set(
      visited.filter { step in
        required.isSubset(of: step.matched)
          && (needsAll || !optional.isEmpty || !step.matched.isEmpty)
      }.map(\.position))
  }

  private func repeated(
    _ term: ValueSyntax, _ multiplier: ValueSyntax.Multiplier, _ items: [Item], _ position: End
  ) -> Set<End> {
    switch multiplier {
    case .optional: return ends(term, items, position).union([position])
    case .zeroOrMore: return run(term, 0, nil, items, position)
    case .oneOrMore: return run(term, 1, nil, items, position)
    case .count(let minimum, let maximum): return run(term, minimum, maximum, items, position)
    case .list(let minimum, let maximum):
      return run(term, minimum, maximum, items, position, isList: true)
    case .required: return ends(term, items, position).filter { $0.count > position.count }
    }
  }

  private func run(
    _ term: ValueSyntax, _ minimum: Int, _ maximum: Int?, _ items: [Item], _ position: End,
    isList: Bool = false
  ) -> Set<End> {
    var result: Set<End> = minimum == 0 ? [position] : []
    var current: Set<End> = [position]
    // An empty repetition changes nothing, so more repetitions than items need not be tried.
    for count in 1...max(1, min(maximum ?? .max, items.count + minimum + 1)) where maximum != 0 {
      if isList, count > 1 {
        current = Set(
          current.flatMap { comma(items[min($0.count, items.count)...], $0) })
      }
      current = ends(term, items, current)
      if count >= minimum { result.formUnion(current) }
    }
    return result
  }

  /// Returns whether a term may match no tokens.
  private func isNullable(_ syntax: ValueSyntax) -> Bool {
    switch syntax {
    case .sequence(let terms), .allOf(let terms): return terms.allSatisfy(isNullable)
    case .oneOf(let terms), .anyOf(let terms): return terms.contains(where: isNullable)
    case .literal(let text): return text == ","
    case .type(let name, _):
      return lookup("<\(name)>").flatMap { try? ValueSyntax(parsing: $0) }.map(isNullable) ?? false
    case .repeated(_, .required): return false
    case .repeated(let term, let multiplier): return multiplier.allowsNone || isNullable(term)
    default: return false
    }
  }
}
