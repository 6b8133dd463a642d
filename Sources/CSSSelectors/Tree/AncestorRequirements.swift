// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// Up to four names that must be above an element for a selector to match it.
package struct AncestorRequirements: Sendable, Hashable, BitwiseCopyable {
  /// Bits of an ``AncestorFilter``; zero, which every filter has, where fewer names are asked for.
  private(set) var positions = SIMD4<UInt8>(repeating: 0)
  /// How rare each name is.
  private(set) var buckets = SIMD4<UInt8>(repeating: 0)

  /// Nothing is asked for.
  package init() {}

  /// Requirements that were worked out before.
  init(positions: SIMD4<UInt8>, buckets: SIMD4<UInt8>) {
    self.positions = positions
    self.buckets = buckets
  }

  /// Asks for a name; when there are four already, in the place of one that is more common.
  mutating func insert(_ name: Atom, _ bucket: SelectorRecord.Bucket) {
    let position = AncestorFilter.position(of: name, bucket)
    if positions.indices.contains(where: { positions[$0] == position }) { return }
    var common = 0
    for index in buckets.indices where buckets[index] < buckets[common] { common = index }
    guard buckets[common] < bucket.rawValue else { return }
    positions[common] = position
    buckets[common] = bucket.rawValue
  }
}

extension SelectorTable {
  /// What must be above an element for a selector to match it.
  ///
  /// - Complexity: linear in the length of the selector.
  package func ancestorRequirements(of selector: Int) -> AncestorRequirements {
    var requirements = AncestorRequirements()
    var budget = Self.requirementBudget
    collect(selectors[selector], isAbove: false, into: &requirements, budget: &budget)
    return requirements
  }

  /// So many lists of one selector are looked into, one inside of another or not.
  private static let requirementBudget = 16

  /// Adds what a selector asks of the ancestors of its subject, and what it asks of the subject itself
  /// when that is an ancestor too.
  private func collect(
    _ record: SelectorRecord, isAbove: Bool, into requirements: inout AncestorRequirements,
    budget: inout Int
  ) {
    var isAbove = isAbove
    for index in record.components.lowerBound..<record.components.upperBound {
      let component = components[Int(index)]
      switch component.kind {
      case .type: if isAbove { requirements.insert(component.name, .type) }
      case .class: if isAbove { requirements.insert(component.name, .class) }
      case .id: if isAbove { requirements.insert(component.name, .id) }
      case .descendant, .child: isAbove = true
      // What is above a sibling is above the element as well, the sibling itself is not.
      case .nextSibling, .subsequentSibling: isAbove = false
      case .nesting:
        let nesting = nestings[Int(component.value)]
        if isAbove, nesting.bucket != .universal {
          requirements.insert(nesting.key, nesting.bucket)
        }
        guard nesting.selectors.count == 1, budget > 0 else { continue }
        budget -= 1
        collect(
          selectors[Int(nesting.selectors.lowerBound)], isAbove: isAbove, into: &requirements,
          budget: &budget)
      case .matchesAny:
        let argument = arguments[Int(component.value)]
        guard argument.branches.count == 1, budget > 0 else { continue }
        budget -= 1
        collect(
          branches[Int(argument.branches.lowerBound)], isAbove: isAbove, into: &requirements,
          budget: &budget)
      default: break
      }
    }
  }
}
