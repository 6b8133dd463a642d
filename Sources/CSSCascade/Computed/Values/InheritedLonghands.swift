// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The inherited longhands of an element, and what its other values are computed with: the part of what is inherited
/// that changes less often than custom properties do.
///
/// What an element declares stands on top of what its parent has, down to a few levels; then all is put into one.
final class InheritedLonghands: Sendable {
  /// The longhands that were declared here.
  private let declared: LonghandValues
  /// Those of the parent, as far as they are not declared here.
  private let above: InheritedLonghands?
  /// How many levels there are.
  private let depth: Int
  /// What the other longhands of the element, and those of its children, are computed with.
  let context: ComputationContext
  /// Which way the element's lines run.
  let flow: Flow

  /// More levels than this are put into one.
  private static let maximumDepth = 12

  /// Puts some longhands on top of the parent's.
  init(
    _ declared: LonghandValues, on above: InheritedLonghands? = nil, _ context: ComputationContext
  ) {
    self.context = context
    let outer = above?.flow ?? Flow()
    flow = Flow(
      declared[.writingMode].flatMap { WritingMode($0) } ?? outer.writingMode,
      declared[.direction].flatMap { TextDirection($0) } ?? outer.direction)
    if let above, above.depth >= Self.maximumDepth {
      self.declared = declared.on(above.values)
      self.above = nil
      depth = 1
    } else {
      self.declared = declared
      self.above = above
      depth = (above?.depth ?? 0) + 1
    }
  }

  /// The value of a longhand that was declared here or above; nil for every other one.
  subscript(property: Property) -> CSSValue? {
    declared[property] ?? above?[property]
  }

  /// Whether a longhand was declared here or above.
  func declares(_ property: Property) -> Bool {
    declared.contains(property) || above?.declares(property) == true
  }

  /// All longhands that were declared here or above.
  var values: LonghandValues { above.map { declared.on($0.values) } ?? declared }
}
