// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ComputationContext {
  /// Makes the color of a root that nobody gives another what the system's text has, in the root's scheme.
  mutating func adoptInitialColor() {
    guard case .color(let color) = Property.color.computedInitialValue(in: self) else { return }
    currentColor = color.resolved(currentColor: currentColor)
  }

  /// Makes what the element is the parent of those that are computed from now on.
  mutating func passOn(_ values: LonghandValues, on above: InheritedLonghands?) {
    parentFontSize = fontSize
    parentLineHeight = lineHeight
    if above == nil || values[.fontWeight] != nil {
      parentFontWeight = values[.fontWeight].flatMap { FontWeight($0) } ?? .normal
    }
    if above == nil || values.entries.contains(where: { $0.property.decidesParentText }) {
      parentText = .init { values[$0] ?? above?[$0] }
    }
  }
}

extension Property {
  /// Whether the property is one of those that `match-parent` refers to.
  fileprivate var decidesParentText: Bool {
    self == .direction || self == .textAlign || self == .textAlignLast
  }
}
