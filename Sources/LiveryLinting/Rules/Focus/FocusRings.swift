// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues
import FlatRecords
import LiveryTooling

/// What the rules of a sheet do about the outline of elements with the focus.
struct FocusRings {
  private let sheet: LintedSheet
  /// The blocks, by the rule's node, whose rules name the focus.
  private var focused: Set<Int> = []
  /// The selectors, in one form, of the rules that show the focus by something.
  private var shown: Set<String> = []

  /// Looks at the rules of a sheet that may be about elements of some others.
  init(_ sheet: LintedSheet, about blocks: [LintedBlock]) {
    self.sheet = sheet
    let names = Set(blocks.flatMap(\.selectors).map { sheet.selectors.selectors[$0].key })
    for (block, prelude) in sheet.styleRules
    where block.selectors.contains(where: { sheet.mayMatchElement(of: names, $0) })
      && prelude.contains(where: { sheet.stream.isFocus($0) })
    {
      focused.insert(block.node)
      guard block.declarations.contains(where: { shows(sheet.declarations[Int($0)]) }) else {
        continue
      }
      for form in forms(of: block) {
        shown.insert(form)
        // `a:focus:not(.b)` shows the focus of most of what `a:focus` matches.
        if let focus = form.range(of: ":focus"), !form[focus.upperBound...].hasPrefix("-") {
          shown.insert(String(form[..<focus.upperBound]))
        }
      }
    }
  }

  /// Whether the selectors of a rule are about the focus.
  func namesFocus(_ block: LintedBlock) -> Bool { focused.contains(block.node) }

  /// Whether the focus of what a rule matches is shown by something, in this rule or in another one.
  func isReplaced(in block: LintedBlock) -> Bool {
    if block.declarations.contains(where: { shows(sheet.declarations[Int($0)]) }) { return true }
    if shown.contains(":focus") || shown.contains("*:focus") { return true }
    let forms = forms(of: block).filter { $0.mentions(":focus") }
    return forms.isEmpty
      || forms.contains { form in shown.contains(form) || Self.exempt.contains { form.contains($0) }
      }
  }

  /// What the selectors have in them of rules that may take the ring away: elements that are no stop of the keyboard, and
  /// those that somebody points at.
  private static let exempt = ["tabindex", ":not(", "whatinput", "mouse", "touch", "pointer"]

  /// Whether a declaration may show that an element has the focus: anything but what never shows.
  private func shows(_ declaration: LintedDeclaration) -> Bool {
    if sheet.removesOutline(declaration) { return false }
    switch declaration.property {
    case .outlineOffset, .cursor, .userSelect, .transition, .pointerEvents: return false
    case .boxShadow: return !sheet.stream.isNothing(sheet.view(declaration).value)
    default: return true
    }
  }

  /// The selectors of a rule, with one word for all kinds of focus.
  private func forms(of block: LintedBlock) -> [String] {
    block.selectors.map { selector in
      let text = sheet.text(ofSelector: selector)
      guard text.mentions(":focus-visible") else { return text }
      return text.replacing(":focus-visible", with: ":focus")
    }
  }
}

extension LintedSheet {
  /// Whether a selector may match what others match, by the names under which the rule index files these.
  fileprivate func mayMatchElement(of names: Set<Atom>, _ selector: Int) -> Bool {
    let record = selectors.selectors[selector]
    return record.bucket == .universal || names.contains(record.key)
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
