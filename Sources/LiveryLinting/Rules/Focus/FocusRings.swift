// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues
import LiveryPrinting

/// The rules of a sheet that show the focus of elements.
struct FocusRings {
  private let sheet: LintedSheet
  /// The selectors, in one form, of the rules that show the focus by something.
  private var shown: Set<String> = []

  /// Looks at the rules of a sheet that may be about elements of some others.
  init(_ sheet: LintedSheet, about blocks: [LintedBlock]) {
    self.sheet = sheet
    let names = Set(blocks.flatMap(\.selectors).map { sheet.selectors.table.selectors[$0].key })
    for (block, prelude) in sheet.styleRules
    where block.selectors.contains(where: { sheet.mayMatchElement(of: names, $0) })
      && prelude.contains(where: { sheet.stream.isFocus($0) }) && sheet.showsFocus(block)
    {
      for form in forms(of: block) {
        shown.insert(form)
        // `a:focus:not(.b)` shows the focus of most of what `a:focus` matches.
        if let focus = form.range(of: ":focus"), !form[focus.upperBound...].hasPrefix("-") {
          shown.insert(String(form[..<focus.upperBound]))
        }
      }
    }
  }

  /// Whether another rule shows the focus of the elements that a rule matches.
  func isReplaced(in block: LintedBlock) -> Bool {
    if shown.contains(":focus") || shown.contains("*:focus") { return true }
    let forms = forms(of: block).filter { $0.mentions(":focus") }
    return forms.isEmpty
      || forms.contains { form in
        shown.contains(form) || Self.exempt.contains { form.mentions($0) }
      }
  }

  /// What the selectors have in them of rules that may take the ring away: elements that are no stop of the keyboard, and
  /// those that somebody points at.
  private static let exempt: [StaticString] = [
    "tabindex", ":not(", "whatinput", "mouse", "touch", "pointer",
  ]

  /// The selectors of a rule, with one word for all kinds of focus.
  private func forms(of block: LintedBlock) -> [String] {
    block.selectors.map { selector in
      let text = sheet.selectors.text(of: selector)
      guard text.mentions(":focus-visible") else { return text }
      return text.replacing(":focus-visible", with: ":focus")
    }
  }
}

extension LintedSheet {
  /// Whether a selector may match what others match, by the names under which the rule index files these.
  fileprivate func mayMatchElement(of names: Set<Atom>, _ selector: Int) -> Bool {
    let record = selectors.table.selectors[selector]
    return record.bucket == .universal || names.contains(record.key)
  }

  /// Whether a rule is for elements with the focus and declares nothing that may show it.
  func hidesFocus(_ block: LintedBlock) -> Bool {
    guard block.kind == .style, !isUnsupported(block), !showsFocus(block),
      case .qualifiedRule(let rule) = Syntax(tree, block.node)
    else { return false }
    return rule.prelude.contains { stream.isFocus($0) }
  }

  /// Whether a declaration of a rule may show that an element has the focus: any but those that never show.
  fileprivate func showsFocus(_ block: LintedBlock) -> Bool {
    declarations(of: block).contains { declaration in
      if removesOutline(declaration) { return false }
      switch declaration.property {
      case .outlineOffset, .cursor, .userSelect, .transition, .pointerEvents: return false
      case .boxShadow: return !stream.isNothing(view(declaration).value)
      default: return true
      }
    }
  }

  /// Whether a declaration takes the outline away.
  func removesOutline(_ declaration: LintedDeclaration) -> Bool {
    switch declaration.property {
    case .outline, .outlineWidth, .outlineStyle: stream.isNothing(view(declaration).value)
    default: false
    }
  }
}

extension TokenStream {
  /// Whether a value is `none`, or 0 with or without a unit.
  fileprivate func isNothing(_ value: Range<Int>) -> Bool {
    guard value.count == 1, let token = value.first else { return false }
    switch self[token].kind {
    case .ident: return self.value(of: token, equals: "none")
    case .number, .dimension: return number(of: token) == 0
    default: return false
    }
  }

  /// Whether a token is the name of a pseudo-class of the focus.
  fileprivate func isFocus(_ token: Int) -> Bool {
    guard self[token].kind == .ident, token > 0, self[token - 1].kind == .colon else {
      return false
    }
    return value(of: token, equals: "focus") || value(of: token, equals: "focus-visible")
  }
}
