// SPDX-License-Identifier: Apache-2.0

/// A math function: a calculated number, some terms of which may depend on the element.
///
/// ```swift
/// let value = Property.width.value(parsing: "calc(10px + 2 * (5px + 50%))")
/// value?.description                                         // "calc(100% + 20px)"
/// LengthPercentage(value)?.resolved(percentagesOf: 300)      // 320
/// ```
///
/// The calculation is kept in simplified form.
///
/// Defined by [CSS Values 4, section 10](https://drafts.csswg.org/css-values-4/#math).
public struct Calculation: Sendable {
  private let storage: Storage

  /// The immutable storage that copies of a calculation share.
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

  /// Creates a calculation from a simplified tree.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - kind: The kind of the result.
  ///   - range: The range that the result is clamped to, in the canonical unit of its kind.
  init(_ root: CalculationNode, _ kind: NumericKinds, in range: NumericRange = .all) {
    storage = Storage(root, kind, in: range)
  }

  /// The simplified tree.
  var root: CalculationNode { storage.root }

  /// The kind of the result: a single kind, or a combination with percentages.
  ///
  /// An example of a combination is ``NumericKinds/lengthPercentage``.
  package var kind: NumericKinds { storage.kind }

  /// The range that the result is clamped to, in the canonical unit of its kind.
  package var range: NumericRange { storage.range }

  /// Whether the result is rounded to an integer.
  public var isInteger: Bool { kind == .integer }

  /// Whether the result is a length, a percentage or a sum of them.
  var isLengthPercentage: Bool { !kind.isDisjoint(with: .length) || kind == .percentage }
}

extension Calculation: Hashable {
  /// Returns whether two calculations have equal trees, kinds and ranges.
  public static func == (a: Calculation, b: Calculation) -> Bool {
    a.storage === b.storage
      || a.kind == b.kind && a.range == b.range && a.root == b.root
  }

  /// Hashes the kind and the tree.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(root)
  }
}

extension Calculation: CustomStringConvertible {
  /// The CSS text of the calculation, such as `calc(50% + 10px)` or `min(1em, 20px)`.
  public var description: String { root.description }
}
