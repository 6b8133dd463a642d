// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import Testing

@testable import CSSCascade

/// A comparison of the cascade with a reference that sorts every declaration for every element.
struct CascadeAgainstReferenceTests {
  /// The number of sheets for each of the twenty seeds; `LIVERY_RANDOM_TEXTS` sets the total.
  private static let count =
    ProcessInfo.processInfo.environment["LIVERY_RANDOM_TEXTS"].flatMap(Int.init).map { $0 / 20 }
    ?? 6

  @Test("the cascade equals a sort of all declarations", arguments: 1...20)
  func agrees(seed: Int) {
    for number in 0..<Self.count {
      var random = RandomReference(seed: UInt64(seed * 1_000_000 + number))
      let model = random.sheets()
      let tree = random.tree()
      let difference = Self.difference(model, tree)
      #expect(difference == nil, "seed \(seed), sheet \(number): \(difference ?? "")")
    }
  }

  /// Returns the difference with the data that reproduces it; `nil` if there is none.
  private static func difference(_ model: ReferenceSheets, _ tree: StyleElement) -> String? {
    let sheet = CSSStyleSheet(
      model.sheets.enumerated().map { number, sheet in
        let stream = TokenStream(ReferenceRule.text(sheet.rules))
        return StyleSource(
          SyntaxTree(parsing: stream), name: "\(number)", origin: sheet.origin)
      })
    let styled = StyledTree(of: tree, in: sheet)
    let elements = ReferenceElement.list(tree)
    guard elements.count == styled.count else { return "\(styled.count) elements" }
    var expected: [ObjectIdentifier: ReferenceStyle] = [:]
    for (index, element) in elements.enumerated() {
      let candidates = model.candidates(for: element) + element.ownCandidates
      let style = ReferenceStyle(
        candidates, below: element.parent.flatMap { expected[ObjectIdentifier($0)] })
      expected[ObjectIdentifier(element)] = style
      guard let difference = style.difference(from: styled.style(at: index)) else { continue }
      let texts = model.sheets.map { "\($0.origin): \(ReferenceRule.text($0.rules))" }
      return "element \(index): \(difference)\n\(texts.joined(separator: "\n"))\n\(element.path)"
    }
    return nil
  }
}

extension ReferenceStyle {
  /// Returns the first value that differs in a computed style.
  fileprivate func difference(from style: ComputedStyle) -> String? {
    for property in Self.longhands where style[property] != values[property] {
      let value = values[property].map(\.description) ?? ""
      return "\(property) is \(style[property]) and not \(value)"
    }
    for name in Self.variables where style.value(named: name)?.description != texts[name] {
      return "\(name) is \(style.value(named: name)?.description ?? "nil")"
        + " and not \(texts[name] ?? "nil")"
    }
    return nil
  }
}

extension ReferenceElement {
  /// The declarations that belong to the element itself.
  fileprivate var ownCandidates: [ReferenceCandidate] {
    let inline = (element.inlineStyle ?? "").split(separator: ";").map { text in
      let parts = text.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      let isImportant = parts[1].hasSuffix("!important")
      let value = isImportant ? String(parts[1].dropLast(11)) : parts[1]
      return ReferenceDeclaration(name: parts[0], value: value, isImportant: isImportant)
    }
    let code = element.presentationalHints.map {
      ReferenceCandidate(
        source: $0.property.hintPrecedence == .belowSheets ? .hintsBelowSheets : .hintsAboveSheets,
        declaration: ReferenceDeclaration(
          name: $0.property.name, value: $0.value.description, isImportant: false))
    }
    return code
      + inline.enumerated().map {
        ReferenceCandidate(source: .inline, order: $0, declaration: $1)
      }
  }

  /// The path of ancestors down to the element.
  fileprivate var path: String {
    ancestry.reversed().map { step in
      let element = step.element
      let place = step.parent?.children.firstIndex { $0 === step } ?? 0
      return "\(element.type)\(element.id.map { "#" + $0 } ?? "")"
        + element.classes.map { "." + $0 }.joined() + "[\(place)]{\(element.inlineStyle ?? "")}"
        + element.presentationalHints.map { " code(\($0))" }.joined()
    }.joined(separator: " > ")
  }
}
