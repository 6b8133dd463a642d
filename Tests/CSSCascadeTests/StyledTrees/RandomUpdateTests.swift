// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues
import Foundation
import Testing

@testable import CSSCascade

/// Tests that an updated tree is equal to a new tree.
///
/// `LIVERY_RANDOM_UPDATES` sets the number of updates, and `LIVERY_RANDOM_SEED` the first tree.
struct RandomUpdateTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static let changesPerTree = 20

  @Test func updatedTreeEqualsNewTree() {
    let first = Self.number("LIVERY_RANDOM_SEED") ?? 1
    let count = (Self.number("LIVERY_RANDOM_UPDATES") ?? 600) / Self.changesPerTree
    for seed in first..<first + count {
      var writer = RandomSheet(source: RandomSource(seed: seed))
      let text = writer.sheet()
      let sheet = CSSStyleSheet(text)
      var model = RandomTree(source: writer.source)
      var styled = StyledTree(of: model.root, in: sheet, pseudoElements: [.before])
      for step in 0..<Self.changesPerTree {
        let failure = failure(of: &styled, &model, in: sheet)
        if let failure {
          Issue.record("seed \(seed), step \(step): \(failure)\n\(text)")
          return
        }
      }
    }
  }

  /// Changes a few elements and returns the first failure.
  private func failure(
    of styled: inout StyledTree, _ model: inout RandomTree, in sheet: CSSStyleSheet
  ) -> String? {
    var numbers: [Int] = []
    for _ in 0...model.source.one([0, 0, 0, 2]) {
      let number = model.source.below(model.elements.count)
      numbers.append(number)
    }
    let before = (0..<styled.count).map { styled.style(at: $0) }
    let indexes = numbers.map { model.index(of: $0) }
    let parts = model.elements.map(\.parts.count)
    for number in numbers { model.change(number) }
    let update = styled.update(zip(numbers, indexes).map { ($1, model.elements[$0]) })
    let fresh = StyledTree(of: model.root, in: sheet, pseudoElements: [.before])
    guard fresh.count == styled.count else { return "\(styled.count) instead of \(fresh.count)" }
    for index in 0..<fresh.count {
      let (new, expected) = (styled.style(at: index), fresh.style(at: index))
      if new.declarations != expected.declarations || new != expected {
        return """
          \(index) of \(numbers): \(new.declarations) instead of \(expected.declarations)
          \(zip(model.elements, model.parents).map { "\($1) \($0)" }.joined(separator: "\n"))
          \(indexes)
          was \(before[min(index, before.count - 1)].declarations)
          """
      }
    }
    if parts == model.elements.map(\.parts.count) {
      let changed = before.indices.filter { before[$0] != styled.style(at: $0) }
      if changed != update.changes.map(\.index) { return "\(update.changes) are not \(changed)" }
    }
    return nil
  }
}

extension ComputedStyle {
  /// The declared and inherited values, as text.
  fileprivate var declarations: [String] {
    let longhands = declaredLonghands.map { "\($0.property): \(resolved($0.number))" }
    return longhands + namedCustomProperties.map { "\($0.name): \($0.value)" }
  }
}
