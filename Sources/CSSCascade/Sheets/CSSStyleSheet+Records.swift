// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSStyleSheet {
  /// The fonts that the sheets bring along, in order of appearance; those whose media queries do not hold are left out.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet("@font-face { font-family: Brand; src: url(brand.woff2) }")
  /// sheet.fontFaces.map(\.family)     // ["Brand"]
  /// ```
  ///
  /// Nothing is loaded: a program that can load fonts does so by what stands here.
  public var fontFaces: [FontFace] {
    answers.index.records.definitions.fontFaces.filter { answers.rules.holds($0.context) }.map(
      \.rule)
  }

  /// What the animations of a name go through; nil where no rule says so, or none whose media queries hold.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet("@keyframes pulse { 50% { opacity: 0.4 } }")
  /// sheet.keyframes(named: "pulse")?.frames[0].percentages     // [50]
  /// ```
  ///
  /// Of several rules with the name the one of the strongest origin and layer counts, and of those the last.
  ///
  /// Defined by [CSS Animations 1, section 3](https://drafts.csswg.org/css-animations-1/#keyframes).
  public func keyframes(named name: String) -> CSSKeyframes? {
    var log = DiagnosticLog()
    return keyframesSource(named: name)?.keyframes(log: &log)
  }

  /// The rule whose keyframes count for animations of a name.
  func keyframesSource(named name: String) -> KeyframesSource? {
    let rules = answers.rules
    var strongest: (keyframes: KeyframesSource, level: CascadeLevel)?
    for record in answers.index.records.definitions.keyframes
    where record.rule.name == name && rules.holds(record.context) {
      let level = rules.contexts.level(of: record.context)
      if let strongest, level < strongest.level { continue }
      strongest = (record.rule, level)
    }
    return strongest?.keyframes
  }
}

extension ActiveRules {
  /// Whether the media queries around a rule hold.
  fileprivate func holds(_ context: RuleContext) -> Bool {
    var number = Int(context.media)
    while number != 0 {
      let record = index.records.conditions.media[number]
      guard record.queries.holds(in: environment) else { return false }
      number = Int(record.outer)
    }
    return true
  }
}
