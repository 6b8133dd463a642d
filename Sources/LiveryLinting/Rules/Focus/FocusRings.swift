// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues
import LiveryPrinting

/// The rules of a sheet that show the focus of elements.
struct FocusRings {
  private let sheet: LintedSheet
  /// The normalized selectors of the rules that show the focus.
  private var shown: Set<String> = []

  /// Collects the rules that show the focus and may match elements of some blocks.
  init(_ sheet: LintedSheet, about blocks: [LintedBlock]) {
    self.sheet = sheet
    let names = Set(blocks.flatMap(\.selectors).map { sheet.selectors.table.selectors[$0].key })
    for (block, prelude) in sheet.styleRules
    where block.selectors.contains(where: { sheet.mayMatchElement(of: names, $0) })
      && prelude.contains(where: { sheet.stream.isFocus($0) }) && sheet.showsFocus(block)
    {
      for form in forms(of: block) {
        shown.insert(form)
        // `a:focus:not(.b)` shows the focus of most elements that `a:focus` matches.
        if let focus = form.range(of: ":focus"), !form[focus.upperBound...].hasPrefix("-") {
          shown.insert(String(form[..<focus.upperBound]))
        }
      }
    }
  }

  /// Returns whether another rule shows the focus of the elements that a rule matches.
  func isReplaced(in block: LintedBlock) -> Bool {
    if shown.contains(":focus") || shown.contains("*:focus") { return true }
    let forms = forms(of: block).filter { $0.mentions(":focus") }
    return forms.isEmpty
      || forms.contains { form in
        shown.contains(form) || Self.exempt.contains { form.mentions($0) }
      }
  }

  /// Parts of selectors whose rules may remove the ring: elements outside the tab order, and
  /// pointer input.
  private static let exempt: [StaticString] = [
    "tabindex", ":not(", "whatinput", "mouse", "touch", "pointer",
  ]

  /// Returns the selectors of a rule, with `:focus-visible` replaced by `:focus`.
  private func forms(of block: LintedBlock) -> [String] {
    block.selectors.map { selector in
      let text = sheet.selectors.text(of: selector)
      guard text.mentions(":focus-visible") else { return text }
      return text.replacing(":focus-visible", with: ":focus")
    }
  }
}

extension LintedSheet {
  /// Returns whether a selector may match the elements of other selectors, given their rarest
  /// names.
  fileprivate func mayMatchElement(of names: Set<Atom>, _ selector: Int) -> Bool {
    let record = selectors.table.selectors[selector]
    return record.bucket == .universal || names.contains(record.key)
  }

  /// Returns whether a rule matches focused elements and declares no focus indicator.
  func hidesFocus(_ block: LintedBlock) -> Bool {
    guard block.kind == .style, !isUnsupported(block), !showsFocus(block),
      case .qualifiedRule(let rule) = Syntax(tree, block.node)
    else { return false }
    return rule.prelude.contains { stream.isFocus($0) }
  }

  /// Returns whether a declaration of a rule may show that an element has the focus.
  fileprivate func showsFocus(_ block: LintedBlock) -> Bool {
    styleDeclarations(of: block).contains { declaration in
      if removesOutline(declaration) { return false }
      switch declaration.property {
      case .outlineOffset, .cursor, .userSelect, .transition, .pointerEvents: return false
      case .boxShadow: return !stream.isNoneOrZero(view(declaration).value)
      default: return true
      }
    }
  }

  /// Returns whether a declaration removes the outline.
  func removesOutline(_ declaration: LintedDeclaration) -> Bool {
    switch declaration.property {
    case .outline, .outlineWidth, .outlineStyle: stream.isNoneOrZero(view(declaration).value)
    default: false
    }
  }
}

extension LintedDeclaration {
  /// Whether the value determines if the declaration shows the focus or removes the outline.
  var mayAffectFocusRing: Bool {
    switch property {
    case .outline, .outlineWidth, .outlineStyle, .boxShadow: true
    default: false
    }
  }
}

extension TokenStream {
  /// Returns whether a value is `none`, or 0 with or without a unit.
  fileprivate func isNoneOrZero(_ value: Range<Int>) -> Bool {
    guard value.count == 1, let token = value.first else { return false }
    switch self[token].kind {
    case .ident: return self.value(of: token, equals: "none")
    case .number, .dimension: return number(of: token) == 0
    default: return false
    }
  }

  /// Returns whether a token is the name of a focus pseudo-class.
  fileprivate func isFocus(_ token: Int) -> Bool {
    guard self[token].kind == .ident, token > 0, self[token - 1].kind == .colon else {
      return false
    }
    return value(of: token, equals: "focus") || value(of: token, equals: "focus-visible")
  }
}
