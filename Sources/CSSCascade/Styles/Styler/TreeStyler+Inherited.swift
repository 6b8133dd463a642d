// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Computation of the inherited longhands, each of which may depend on earlier ones, and of the
/// context of all others.
extension TreeStyler {
  /// Computes the inherited longhands, each of which may depend on earlier ones.
  mutating func computeInherited(_ decision: Decision, _ draft: inout StyleDraft) {
    if draft.isRoot {
      draft.context.systemColors.override(by: draft.customProperties, names: sheets.names.table)
      draft.context.adoptInitialColor()
    }
    for winner in decision.inheritedWinners {
      if draft.variables.resolution != nil {
        advance(to: ComputationStage(before: winner.property), &draft)
      }
      // `inherit` has no effect if there is a value to inherit.
      if winner.dependence == .parent, draft.parentNumber(of: winner.property) != 0 { continue }
      guard let number = number(of: winner, &draft) else { continue }
      draft.set(winner.slot, number)
      if winner.property.decidesContext {
        adopt(store.tables.entry(number).pointee.value, of: winner.property, &draft)
      }
    }
    if draft.isRoot, rules.environment.direction != .ltr,
      draft.number(ofInherited: .direction) == 0
    {
      let direction = store.tables.values.number(of: .keyword(rules.environment.direction.keyword))
      draft.set(Property.direction.slot, direction)
    }
    advance(to: .lineHeight, &draft)
  }

  /// Returns the row of inherited values.
  mutating func finishInherited(_ draft: inout StyleDraft) -> InheritedRow {
    var row = draft.parentInherited ?? InheritedRow()
    for group in 0..<StyleGroup.inheritedCount where draft.rows.contains(group) {
      row.groups[group] = store.number(of: draft.rows[group])
    }
    if draft.rows.contains(StyleGroup.text) {
      let flow = Flow(
        draft.value(ofInherited: .writingMode).flatMap { WritingMode($0) } ?? .horizontalTb,
        draft.value(ofInherited: .direction).flatMap { TextDirection($0) } ?? .ltr)
      row.flow = UInt32(truncatingIfNeeded: flow.number)
    }
    if draft.isRoot || draft.contextNumber == nil {
      draft.context.parentFontSize = draft.context.fontSize
      draft.context.parentLineHeight = draft.context.lineHeight
      row.context = store.number(of: draft.context)
    }
    return row
  }

  /// Adopts a computed value in the context of subsequent values.
  private func adopt(_ value: CSSValue, of property: Property, _ draft: inout StyleDraft) {
    draft.contextNumber = nil
    switch (property, value) {
    case (.fontSize, .length(let size)):
      draft.context.fontSize = size.value
      if draft.isRoot { draft.context.rootFontSize = size.value }
      adoptLineHeight(draft.value(ofInherited: .lineHeight), &draft)
    case (.lineHeight, _): adoptLineHeight(value, &draft)
    case (.writingMode, _): draft.context.isVertical = value != .keyword(.horizontalTb)
    case (.colorScheme, _):
      draft.context.colorScheme = rules.environment.usedColorScheme(for: value)
      if draft.isRoot { draft.context.adoptInitialColor() }
    default: break
    }
  }

  private func adoptLineHeight(_ value: CSSValue?, _ draft: inout StyleDraft) {
    draft.context.adoptLineHeight(value)
    if draft.isRoot { draft.context.rootLineHeight = draft.context.lineHeight }
  }
}

extension Property {
  /// Whether the element's lengths and colors depend on the value of this longhand.
  fileprivate var decidesContext: Bool {
    switch self {
    case .fontSize, .lineHeight, .writingMode, .colorScheme: true
    default: false
    }
  }
}

extension ComputationContext {
  /// Adopts the system's text color in the root's scheme, which is the color of a root without a
  /// declaration.
  fileprivate mutating func adoptInitialColor() {
    guard case .color(let color) = Property.color.computedInitialValue(in: self) else { return }
    currentColor = color.resolved(currentColor: currentColor)
  }
}
