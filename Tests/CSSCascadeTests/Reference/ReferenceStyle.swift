// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The computed values of an element, property by property, from all declarations that apply.
struct ReferenceStyle {
  /// The computed longhands.
  static let longhands: [Property] = [
    .direction, .color, .visibility, .cursor, .width, .order, .zIndex, .marginTop, .marginRight,
    .marginBottom,
    .marginLeft, .paddingTop, .paddingLeft, .flexGrow, .flexShrink, .flexBasis,
  ]
  static let variables = ["--a", "--b"]

  private(set) var values: [Property: CSSValue] = [:]
  private(set) var texts: [String: String] = [:]

  init(_ candidates: [ReferenceCandidate], below parent: ReferenceStyle?) {
    for property in Self.longhands {
      values[property] = value(of: property, candidates, below: parent)
    }
    for name in Self.variables {
      let declared = candidates.filter { $0.declaration.name == name }
      switch ReferenceCandidate.winner(of: declared)?.value {
      case nil, "inherit", "unset": texts[name] = parent?.texts[name]
      case "initial": texts[name] = nil
      case let text?: texts[name] = text
      }
    }
  }

  private func value(
    of property: Property, _ candidates: [ReferenceCandidate], below parent: ReferenceStyle?
  ) -> CSSValue {
    let declared = candidates.filter { sets($0.declaration, property) }
    let winner = ReferenceCandidate.winner(of: declared)
    let initial = property.initialValue.computed(for: property, in: ComputationContext())
    let inherited = parent?.values[property] ?? initial
    switch winner?.value {
    case nil, "unset": return property.isInherited ? inherited : initial
    case "inherit": return inherited
    case "initial": return initial
    default:
      let values = winner.flatMap { longhands(of: $0) } ?? []
      guard let value = values.last(where: { physical($0.property) == property }) else {
        return initial
      }
      return value.value.computed(for: property, in: ComputationContext())
    }
  }

  /// Returns whether a declaration is valid and sets a longhand by its physical or logical name.
  private func sets(_ declaration: ReferenceDeclaration, _ property: Property) -> Bool {
    // The `all` shorthand does not include the direction:
    // https://drafts.csswg.org/css-cascade-5/#all-shorthand
    if declaration.name == "all" { return property != .direction }
    guard let declared = Property(name: declaration.name),
      declared.longhands.contains(where: { physical($0) == property })
    else { return false }
    return isKeyword(declaration.value) || longhands(of: declaration) != nil
  }

  /// Returns the physical margin of a logical one; other longhands are unchanged.
  private func physical(_ property: Property) -> Property {
    let isLeftToRight = values[.direction] != .keyword(.rtl)
    switch property {
    case .marginInlineStart: return isLeftToRight ? .marginLeft : .marginRight
    case .marginInlineEnd: return isLeftToRight ? .marginRight : .marginLeft
    default: return property
    }
  }

  private func longhands(of declaration: ReferenceDeclaration) -> [LonghandValue]? {
    Property(name: declaration.name)?.longhandValues(TokenStream(declaration.value))
  }

  private func isKeyword(_ text: String) -> Bool {
    ["inherit", "initial", "unset", "revert", "revert-layer"].contains(text)
  }
}
