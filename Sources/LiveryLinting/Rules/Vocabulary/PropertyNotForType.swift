// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
package import CSSSyntax
import CSSValues
import LiveryPrinting

extension Diagnostic.Kind {
  /// A property that elements ignore because of their type or display.
  package static let propertyNotForType = Self("property-not-for-type", .warning) {
    "'\($0.subject)' ignores '\($0.found)'"
  }
}

extension LintRule {
  /// A property that elements ignore because of their type or the rule's display.
  static let propertyNotForType = LintRule(
    .propertyNotForType, .bug, scope: .rule,
    help:
      "a property that the elements of the rule ignore, because of their type or their display value",
    bad: ".link { display: inline; width: 100px }",
    good: ".link { display: inline-block; width: 100px }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for block in sheet.blocks where block.kind == .style && !block.declarations.isEmpty {
      sheet.addIgnoredByDisplay(of: block, to: &log)
      sheet.addIgnoredByType(of: block, to: &log)
    }
    return log.diagnostics
  }
}

extension LintedSheet {
  /// The properties that an inline box ignores.
  ///
  /// Defined by [CSS 2, section 10.2](https://www.w3.org/TR/CSS22/visudet.html#the-width-property) and 10.5.
  private static let ignoredInline: Set<Property> = [
    .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight,
  ]

  /// The types of replaced elements, which have a width with any display.
  private static let replaced: Set<String> = [
    "img", "image", "input", "video", "canvas", "svg", "object", "iframe", "embed", "textarea",
    "select", "button", "audio", "picture", "progress", "meter",
  ]

  fileprivate func addIgnoredByDisplay(of block: LintedBlock, to log: inout DiagnosticLog) {
    let blockDeclarations = declarations(of: block)
    guard let display = blockDeclarations.last(where: { $0.property == .display }),
      stream.text(of: view(display).value).lowercased() == "inline",
      !blockDeclarations.contains(where: { $0.property == .position || $0.property == .float }),
      subjectTypes(of: block).allSatisfy({ !Self.replaced.contains($0 ?? "") })
    else { return }
    let around = contexts.number(of: display.node)
    for declaration in blockDeclarations {
      guard let property = declaration.property, Self.ignoredInline.contains(property),
        contexts.number(of: declaration.node) == around,
        !["auto", "none", "initial", "unset"].contains(
          stream.text(of: view(declaration).value).lowercased())
      else { continue }
      log.add(
        Diagnostic(
          .propertyNotForType, range: nameRange(of: declaration),
          facts: [.subject("display: inline"), .found(property.name)]))
    }
  }

  fileprivate func addIgnoredByType(of block: LintedBlock, to log: inout DiagnosticLog) {
    let vocabulary = settings.vocabulary
    guard vocabulary.declaresTypes else { return }
    let types = subjectTypes(of: block)
    let known = types.compactMap(\.self).filter(vocabulary.hasType)
    guard !known.isEmpty, known.count == types.count else { return }
    for declaration in declarations(of: block) where !declaration.isCustom {
      let name = declaration.property?.name ?? view(declaration).name.lowercased()
      guard known.allSatisfy({ !vocabulary.type($0, reads: name) }) else { continue }
      log.add(
        Diagnostic(
          .propertyNotForType, range: nameRange(of: declaration),
          facts: [.subject(known.joined(separator: ", ")), .found(String(name.prefix(60)))]))
    }
  }

  /// Returns the type in the last compound of each selector, or `nil` for a selector without one.
  func subjectTypes(of block: LintedBlock) -> [String?] {
    block.selectors.map { selector in
      selectors.components(of: selector)
        .prefix { !$0.kind.isCombinator }
        .first { $0.kind == .type }
        .map { selectors.names.text(of: $0.name) }
    }
  }
}
