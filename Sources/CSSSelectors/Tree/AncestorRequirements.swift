// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// Up to four names that a selector requires on the ancestors of an element.
package struct AncestorRequirements: Sendable, Hashable, BitwiseCopyable {
  /// The bits of an ``AncestorFilter``; zero, which every filter has, for unused entries.
  private(set) var positions = SIMD4<UInt8>(repeating: 0)
  /// The selectivity of each name.
  private(set) var buckets = SIMD4<UInt8>(repeating: 0)

  /// Creates empty requirements.
  package init() {}

  /// Creates requirements from stored values.
  init(positions: SIMD4<UInt8>, buckets: SIMD4<UInt8>) {
    self.positions = positions
    self.buckets = buckets
  }

  /// Adds a name; if there are four already, it replaces a less selective one.
  mutating func insert(_ name: Atom, _ bucket: SelectorRecord.Bucket) {
    let position = AncestorFilter.position(of: name, bucket)
    if positions.indices.contains(where: { positions[$0] == position }) { return }
    var mostCommon = 0
    for index in buckets.indices where buckets[index] < buckets[mostCommon] { mostCommon = index }
    guard buckets[mostCommon] < bucket.rawValue else { return }
    positions[mostCommon] = position
    buckets[mostCommon] = bucket.rawValue
  }
}

extension SelectorTable {
  /// Returns the requirements of a selector on the ancestors of an element.
  ///
  /// - Complexity: Linear in the length of the selector.
  package func ancestorRequirements(of selector: Int) -> AncestorRequirements {
    var requirements = AncestorRequirements()
    var budget = Self.requirementBudget
    collect(selectors[selector], isAncestor: false, into: &requirements, budget: &budget)
    return requirements
  }

  /// The maximum number of referenced lists that are visited for a selector.
  private static let requirementBudget = 16

  /// Adds the requirements of a selector on the ancestors of its subject.
  ///
  /// If the subject is itself an ancestor, its own names are added as well.
  private func collect(
    _ record: SelectorRecord, isAncestor: Bool, into requirements: inout AncestorRequirements,
    budget: inout Int
  ) {
    var isAncestor = isAncestor
    for index in record.components.lowerBound..<record.components.upperBound {
      let component = components[Int(index)]
      switch component.kind {
      case .type: if isAncestor { requirements.insert(component.name, .type) }
      case .class: if isAncestor { requirements.insert(component.name, .class) }
      case .id: if isAncestor { requirements.insert(component.name, .id) }
      case .descendant, .child: isAncestor = true
      // The ancestors of a sibling are ancestors of the element as well, but the sibling is not.
      case .nextSibling, .subsequentSibling: isAncestor = false
      case .nesting:
        let nesting = nestings[Int(component.value)]
        if isAncestor, nesting.bucket != .universal {
          requirements.insert(nesting.key, nesting.bucket)
        }
        guard nesting.selectors.count == 1, budget > 0 else { continue }
        budget -= 1
        collect(
          selectors[Int(nesting.selectors.lowerBound)], isAncestor: isAncestor, into: &requirements,
          budget: &budget)
      case .matchesAny:
        let argument = arguments[Int(component.value)]
        guard argument.branches.count == 1, budget > 0 else { continue }
        budget -= 1
        collect(
          branches[Int(argument.branches.lowerBound)], isAncestor: isAncestor, into: &requirements,
          budget: &budget)
      default: break
      }
    }
  }
}
