// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A rule with motion that has no form for users who prefer reduced motion.
  package static let requireReducedMotion = Self("require-reduced-motion", .warning) {
    "no rule for '\($0.found)' in '@media (prefers-reduced-motion: reduce)' reduces this motion"
  }
}

extension LintRule {
  /// A rule with motion that has no form for users who prefer reduced motion.
  static let requireReducedMotion = LintRule(
    .requireReducedMotion, .style,
    scope: .structure(.values { $1.property?.declaresMotion == true }),
    help:
      "a rule with transitions or animations has a counterpart for the same selectors, or for *, in @media (prefers-reduced-motion: reduce)",
    bad: ".menu { transition: translate 240ms }",
    good:
      ".menu { transition: translate 240ms } @media (prefers-reduced-motion) { .menu { transition: none } }"
  ) { (theme: LintedTheme) in
    let reduced = ReducedMotion(in: theme.sheets + theme.otherSheets)
    return theme.findings { sheet in
      var log = DiagnosticLog()
      var reported: Set<Int> = []
      for motion in sheet.motion where !reported.contains(motion.block) {
        guard let declaration = motion.movingDeclaration,
          sheet.contexts.reducesMotion(motion.contexts) == nil,
          let selector = reduced.firstMissing(of: sheet.blocks[motion.block], in: sheet)
        else { continue }
        reported.insert(motion.block)
        log.add(
          Diagnostic(
            .requireReducedMotion, range: sheet.nameRange(of: declaration),
            facts: [.found(shortened(selector))]))
      }
      return log.diagnostics
    }
  }
}

/// The rules of a theme for users who prefer reduced motion.
private struct ReducedMotion: Sendable {
  /// The selectors of the rules.
  private let selectors: Set<String>
  /// Whether a selector among them matches all elements, apart from exceptions in a `:not()`.
  private let coversElements: Bool

  /// Collects the rules of some sheets that change transitions or animations.
  init(in sheets: [LintedSheet]) {
    let imported = Set(sheets.flatMap(\.importsForReducedMotion))
    var selectors: Set<String> = []
    for sheet in sheets {
      let isForReducedMotion = imported.contains(sheet.source.name)
      for motion in sheet.motion
      where isForReducedMotion || sheet.contexts.reducesMotion(motion.contexts) == true {
        selectors.formUnion(
          sheet.blocks[motion.block].selectors.map(sheet.selectors.text))
      }
    }
    self.selectors = selectors
    coversElements = selectors.contains(where: \.isUniversalSelector)
  }

  /// Returns the first selector of a rule that no rule for reduced motion has, or `nil` if there is
  /// none.
  func firstMissing(of block: LintedBlock, in sheet: LintedSheet) -> String? {
    if coversElements { return nil }
    return block.selectors.lazy.map(sheet.selectors.text).first { !selectors.contains($0) }
  }
}

extension MotionRule {
  /// The declaration of a transition that takes time, or of an animation that does, or `nil` if
  /// there is none.
  fileprivate var movingDeclaration: LintedDeclaration? {
    if determines(.transitionDuration), isKnown(.transitionProperty),
      transitions.contains(where: { $0.duration.seconds > 0 })
    {
      return winners[.transitionDuration]?.declaration
    }
    if determines(.animationDuration), determines(.animationName),
      animations.contains(where: { ($0.duration?.seconds ?? 0) > 0 })
    {
      return winners[.animationName]?.declaration
    }
    return nil
  }
}

extension LintedSheet {
  /// The sheets that the sheet imports for users who prefer reduced motion.
  fileprivate var importsForReducedMotion: [String] {
    source.imports.compactMap { imported in
      let media = stream.conditionText(of: imported.rule.media, lowercasing: true)
      return media.reducesMotion == true ? imported.source.name : nil
    }
  }
}

extension SheetContexts {
  /// Returns whether rules apply to users who prefer reduced motion, or `nil` if they apply to all
  /// users.
  fileprivate func reducesMotion(_ number: Int) -> Bool? {
    texts(of: number).lazy.filter { $0.hasPrefix("@media ") }.compactMap(\.reducesMotion).first
  }
}

extension String {
  /// Whether the text is `*` or `:not()`, with or without the other one before it.
  fileprivate var isUniversalSelector: Bool {
    if self == "*" { return true }
    let stream = TokenStream(hasPrefix("*") ? String(dropFirst()) : self)
    guard stream.count > 2, stream[0].kind == .colon, stream[1].kind == .function,
      stream.value(of: 1, equals: "not")
    else { return false }
    var cursor = TokenCursor(stream, 2..<stream.count)
    cursor.skipBlock(openedAt: 1)
    return cursor.isAtEnd()
  }

  /// Whether media queries in lower case match users who prefer reduced motion, or `nil` if they do
  /// not depend on this.
  fileprivate var reducesMotion: Bool? {
    guard mentions("prefers-reduced-motion") else { return nil }
    return mentions("no-preference") == mentions("not ")
  }
}
