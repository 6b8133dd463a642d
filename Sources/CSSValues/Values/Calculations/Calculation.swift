// SPDX-License-Identifier: Apache-2.0

/// A math function: a number that is worked out from others, some of which may depend on the element.
///
/// ```swift
/// let value = Property.width.value(parsing: "calc(10px + 2 * (5px + 50%))")
/// value?.description                                         // "calc(100% + 20px)"
/// LengthPercentage(value)?.resolved(percentagesOf: 300)      // 320
/// ```
///
/// It is kept simplified: what can be worked out is.
///
/// Defined by [CSS Values 4, section 10](https://drafts.csswg.org/css-values-4/#math).
public struct Calculation: Sendable {
  private let storage: Storage

  /// What a calculation shares with its copies.
  private final class Storage: Sendable {
    let root: CalculationNode
    let kind: NumericKinds
    let range: NumericRange

    init(_ root: CalculationNode, _ kind: NumericKinds, in range: NumericRange) {
      self.root = root
      self.kind = kind
      self.range = range
    }
  }

  /// A calculation of a simplified tree.
  ///
  /// - Parameters:
  ///   - root: the tree.
  ///   - kind: what it comes to.
  ///   - range: what it is brought into once it is known, in the unit that its kind is computed to.
  init(_ root: CalculationNode, _ kind: NumericKinds, in range: NumericRange = .all) {
    storage = Storage(root, kind, in: range)
  }

  /// The simplified tree.
  var root: CalculationNode { storage.root }

  /// What it comes to: a single kind, or ``NumericKinds/lengthPercentage`` and the like where percentages are parts of it.
  package var kind: NumericKinds { storage.kind }

  /// What it is brought into once it is known, in the unit that its kind is computed to.
  package var range: NumericRange { storage.range }

  /// Whether it is rounded to a whole number once it is known.
  public var isInteger: Bool { kind == .integer }

  /// Whether it is a length, a percentage or a sum of them.
  var isLengthPercentage: Bool { !kind.isDisjoint(with: .length) || kind == .percentage }
}

extension Calculation: Hashable {
  /// Whether two are the same tree for the same place.
  public static func == (a: Calculation, b: Calculation) -> Bool {
    a.storage === b.storage
      || a.kind == b.kind && a.range == b.range && a.root == b.root
  }

  /// Hashes the tree.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(root)
  }
}

extension Calculation: CustomStringConvertible {
  /// The calculation as CSS writes it, such as `calc(50% + 10px)` or `min(1em, 20px)`.
  public var description: String { root.description }
}
