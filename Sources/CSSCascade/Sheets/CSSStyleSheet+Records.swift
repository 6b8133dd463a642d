// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSStyleSheet {
  /// The font faces of the sheets whose media queries match, in order of appearance.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet("@font-face { font-family: Brand; src: url(brand.woff2) }")
  /// sheet.fontFaces.map(\.family)     // ["Brand"]
  /// ```
  ///
  /// The fonts are not loaded. A program that can load fonts finds their sources here.
  public var fontFaces: [FontFace] {
    styleCache.index.records.definitions.fontFaces.filter { styleCache.rules.matches($0.context) }
      .map(
        \.rule)
  }

  /// Returns the keyframes with a name, or `nil` if no rule with matching media queries defines
  /// them.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet("@keyframes pulse { 50% { opacity: 0.4 } }")
  /// sheet.keyframes(named: "pulse")?.frames[0].percentages     // [50]
  /// ```
  ///
  /// Of several rules with the name, the last one of the strongest origin and layer applies.
  ///
  /// Defined by [CSS Animations 1, section 3](https://drafts.csswg.org/css-animations-1/#keyframes).
  package func keyframes(named name: String) -> CSSKeyframes? {
    styleCache.rules.keyframes(named: name)
  }
}

extension CascadeData {
  /// Returns the keyframes that apply to animations with a name, or `nil` if no rule defines them.
  func keyframes(named name: String) -> CSSKeyframes? {
    keyframesSource(named: name).flatMap { keyframesTable.keyframes(named: name, of: $0) }
  }

  /// Returns the rule whose keyframes apply to animations with a name.
  func keyframesSource(named name: String) -> KeyframesSource? {
    keyframesTable.sources { strongestKeyframes }[name]
  }

  /// The rules whose keyframes apply, by name.
  private var strongestKeyframes: [String: KeyframesSource] {
    var strongest: [String: (keyframes: KeyframesSource, level: CascadeLevel)] = [:]
    for record in index.records.definitions.keyframes where matches(record.context) {
      let level = contexts.level(of: record.context)
      if let known = strongest[record.rule.name], level < known.level { continue }
      strongest[record.rule.name] = (record.rule, level)
    }
    return strongest.mapValues(\.keyframes)
  }

  /// Returns whether the media queries around a rule match.
  fileprivate func matches(_ context: RuleContext) -> Bool {
    var number = Int(context.media)
    while number != 0 {
      let record = index.records.conditions.media[number]
      guard record.queries.matches(in: environment) else { return false }
      number = Int(record.outer)
    }
    return true
  }
}
