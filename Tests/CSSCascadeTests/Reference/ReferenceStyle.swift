// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// What an element is given, worked out one property after the other from every declaration that counts for it.
struct ReferenceStyle {
  /// The longhands that are worked out.
  static let longhands: [Property] = [
    .color, .visibility, .cursor, .width, .order, .zIndex, .marginTop, .marginRight, .marginBottom,
    .marginLeft, .paddingTop, .paddingLeft, .flexGrow, .flexShrink, .flexBasis,
  ]
  static let variables = ["--a", "--b"]

  private(set) var values: [Property: CSSValue] = [:]
  private(set) var texts: [String: String] = [:]

  init(_ candidates: [ReferenceCandidate], below parent: ReferenceStyle?) {
    for property in Self.longhands {
      values[property] = Self.value(of: property, candidates, below: parent)
    }
    for name in Self.variables {
      let declared = candidates.filter { $0.declaration.name == name }
      switch ReferenceCandidate.winner(of: declared) {
      case nil, "inherit", "unset": texts[name] = parent?.texts[name]
      case "initial": texts[name] = nil
      case let text?: texts[name] = text
      }
    }
  }

  private static func value(
    of property: Property, _ candidates: [ReferenceCandidate], below parent: ReferenceStyle?
  ) -> CSSValue {
    let declared = candidates.filter { Self.sets($0.declaration, property) }
    let initial = property.initialValue.computed(for: property, in: ComputationContext())
    let inherited = parent?.values[property] ?? initial
    switch ReferenceCandidate.winner(of: declared) {
    case nil, "unset": return property.isInherited ? inherited : initial
    case "inherit": return inherited
    case "initial": return initial
    case let text?:
      guard let winner = declared.first(where: { $0.declaration.value == text }),
        let value = longhands(of: winner.declaration)?.last(where: { $0.property == property })
      else { return initial }
      return value.value.computed(for: property, in: ComputationContext())
    }
  }

  /// Whether a declaration is a valid one for a longhand.
  private static func sets(_ declaration: ReferenceDeclaration, _ property: Property) -> Bool {
    if declaration.name == "all" { return true }
    guard let declared = Property(name: declaration.name), declared.longhands.contains(property)
    else { return false }
    return isKeyword(declaration.value) || longhands(of: declaration) != nil
  }

  private static func longhands(of declaration: ReferenceDeclaration) -> [LonghandValue]? {
    Property(name: declaration.name)?.longhandValues(TokenStream(declaration.value))
  }

  private static func isKeyword(_ text: String) -> Bool {
    ["inherit", "initial", "unset", "revert", "revert-layer"].contains(text)
  }
}
