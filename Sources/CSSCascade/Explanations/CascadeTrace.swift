// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A trace of the cascade, which visits declarations strongest first and records their outcomes.
///
/// The result is the same as that of ``Cascade``.
struct CascadeTrace {
  private let levels: CascadeLevels
  /// For each longhand the index of the winning declaration.
  private(set) var winners: [Int?]
  /// The longhands whose values are the parent's.
  private(set) var inheriting: Set<Int>
  private var reverted: [RevertedDeclarations]
  private var keywords: [CSSWideKeyword?]

  /// The outcome of a declaration.
  enum Outcome {
    case invalid
    case decides(isInherited: Bool)
    case decidesInvalid(Diagnostic?)
    case reverts(CSSWideKeyword)
    case reverted(CSSWideKeyword)
    /// Another declaration wins, with its index.
    case loses(to: Int)
  }

  /// Creates a trace of a property without decided longhands.
  init(_ levels: CascadeLevels, of property: ExplainedProperty, only slots: Set<Int>) {
    self.levels = levels
    winners = [Int?](repeating: nil, count: property.count)
    inheriting = slots.filter { property.isInherited($0) }
    reverted = [RevertedDeclarations](repeating: RevertedDeclarations(), count: property.count)
    keywords = [CSSWideKeyword?](repeating: nil, count: property.count)
  }

  /// Whether any declaration results in a value that is not the parent's.
  var decides: Bool {
    winners.indices.contains { winners[$0] != nil && !inheriting.contains($0) }
  }

  /// Visits a declaration.
  ///
  /// - Parameters:
  ///   - declaration: the declaration.
  ///   - number: the index of the declaration, strongest first.
  ///   - property: the explained property.
  ///   - variables: the variables of the element.
  /// - Returns: the outcome of the declaration.
  mutating func evaluate(
    _ declaration: ExplainedDeclaration, at number: Int, of property: ExplainedProperty,
    variables: ExplainedVariables
  ) -> Outcome {
    let level = declaration.match.level
    let open = declaration.slots.filter { winners[$0] == nil }
    guard !declaration.isInvalid else { return .invalid }
    guard !open.isEmpty else {
      return declaration.slots.first.flatMap { winners[$0] }.map { .loses(to: $0) } ?? .invalid
    }
    let unreverted = open.filter { !reverted[$0].contains(level, in: levels) }
    guard let first = unreverted.first else {
      return .reverted(open.first.flatMap { keywords[$0] } ?? .revert)
    }
    let (statement, problem) = declaration.statement(variables)
    if case .keyword(let keyword) = statement, keyword.isRevert {
      for slot in unreverted {
        reverted[slot].insert(keyword, at: level, in: levels)
        keywords[slot] = keyword
      }
      return .reverts(keyword)
    }
    var isInherited = false
    for slot in unreverted {
      winners[slot] = number
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
