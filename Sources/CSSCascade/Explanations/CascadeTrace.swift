// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Asks declarations strongest first, as ``Cascade`` does, and notes what came of each.
struct CascadeTrace {
  private let levels: CascadeLevels
  /// For each longhand the declaration that decides, by its number.
  private(set) var deciders: [Int?]
  /// Those longhands whose values are the parent's.
  private(set) var inheriting: Set<Int>
  private var reverted: [Reverted]
  private var keywords: [CSSWideKeyword?]

  /// What came of a declaration.
  enum Outcome {
    case invalid
    case decides(isInherited: Bool)
    case decidesInvalid(Diagnostic?)
    case reverts(CSSWideKeyword)
    case takenBack(CSSWideKeyword)
    /// Another one decides, by its number.
    case loses(to: Int)
  }

  /// Nothing is decided of a property.
  init(_ levels: CascadeLevels, of property: ExplainedProperty, only slots: Set<Int>) {
    self.levels = levels
    deciders = [Int?](repeating: nil, count: property.count)
    inheriting = slots.filter { property.isInherited($0) }
    reverted = [Reverted](repeating: Reverted(), count: property.count)
    keywords = [CSSWideKeyword?](repeating: nil, count: property.count)
  }

  /// Whether a declaration gives a value that is not the parent's.
  var decides: Bool {
    deciders.indices.contains { deciders[$0] != nil && !inheriting.contains($0) }
  }

  /// Asks the declaration with a number.
  ///
  /// - Parameters:
  ///   - declaration: the declaration.
  ///   - number: its place among all, strongest first.
  ///   - property: the property in question.
  ///   - variables: what its variables are.
  /// - Returns: what came of it.
  mutating func ask(
    _ declaration: ExplainedDeclaration, at number: Int, of property: ExplainedProperty,
    variables: ExplainedVariables
  ) -> Outcome {
    let level = declaration.match.level
    let open = declaration.slots.filter { deciders[$0] == nil }
    guard !declaration.isInvalid else { return .invalid }
    guard !open.isEmpty else {
      return declaration.slots.first.flatMap { deciders[$0] }.map { .loses(to: $0) } ?? .invalid
    }
    let counting = open.filter { !reverted[$0].holds(level, in: levels) }
    guard let first = counting.first else {
      return .takenBack(open.first.flatMap { keywords[$0] } ?? .revert)
    }
    let (statement, problem) = declaration.statement(variables)
    if case .keyword(let keyword) = statement, keyword.isRevert {
      for slot in counting {
        reverted[slot].take(keyword, at: level, in: levels)
        keywords[slot] = keyword
      }
      return .reverts(keyword)
    }
    var isInherited = false
    for slot in counting {
      deciders[slot] = number
      if statement.isInheriting(property.isInherited(slot)) {
        inheriting.insert(slot)
        if slot == first { isInherited = true }
      } else {
        inheriting.remove(slot)
      }
    }
    if statement == .invalid || statement == .undefined { return .decidesInvalid(problem) }
    return .decides(isInherited: isInherited)
  }
}
