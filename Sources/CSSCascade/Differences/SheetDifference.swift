// SPDX-License-Identifier: Apache-2.0

/// The differences between two states of some sheets, rule by rule.
///
/// ```swift
/// let before = CSSStyleSheet(".badge { color: red } .title { --gap: 4px }")
/// let after = CSSStyleSheet(".badge { color: navy } .title { --gap: 4px }")
/// after.difference(from: before).selectors     // [".badge"]
/// ```
///
/// The comparison covers the rules whose media queries and `@supports` match, including those in
/// `@starting-style`. A rule that begins to match counts as added. White space, comments and the
/// files of rules make no difference.
///
/// An element whose matching declarations change matches a selector of the difference. The reverse
/// is not true: the declarations of a selector may change without effect, because another rule
/// wins.
public struct SheetDifference: Sendable, Hashable {
  /// The selectors of rules that are added, removed, moved or changed, in canonical form.
  ///
  /// Nested selectors are resolved against their parent rules, and selectors of a list are listed
  /// separately. Current selectors come first, in cascade order, then the removed ones.
  public internal(set) var selectors: [String] = []
  /// The custom properties whose declarations or registrations differ, sorted by name.
  public internal(set) var customProperties: [String] = []
  /// The names of animations whose keyframes differ, sorted.
  public internal(set) var keyframes: [String] = []
  /// The font families whose `@font-face` rules differ, sorted.
  public internal(set) var fontFamilies: [String] = []

  /// Creates an empty difference.
  package init() {}

  /// Whether there is no difference.
  public var isEmpty: Bool {
    selectors.isEmpty && customProperties.isEmpty && keyframes.isEmpty && fontFamilies.isEmpty
  }
}

extension CSSStyleSheet {
  /// Returns the differences from an older state of the sheets, each state in its environment.
  ///
  /// Values that depend on the environment, such as `50vw`, are not compared.
  ///
  /// - Parameter old: the older state of the sheets.
  /// - Returns: the rules and records that differ, or whose order differs.
  /// - Complexity: linear in the number of rules; rules that were not parsed again cost almost no
  ///   time.
  public func difference(from old: CSSStyleSheet) -> SheetDifference {
    var difference = SheetDifference()
    if old.styleCache === styleCache { return difference }
    var comparison = RuleComparison(
      from: old.styleCache.rules.fullyParsed, to: styleCache.rules.fullyParsed)
    comparison.run()
    difference.selectors = comparison.selectors
    difference.customProperties = comparison.customProperties
      .union(styleCache.rules.registrationsDiffering(from: old.styleCache.rules)).sorted()
    difference.keyframes = Self.differing(old.keyframeTexts, keyframeTexts)
    difference.fontFamilies = Self.differing(
      Dictionary(grouping: old.fontFaces, by: \.family),
      Dictionary(grouping: fontFaces, by: \.family))
    return difference
  }

  /// Returns the keys whose values differ, sorted.
  private static func differing<Value: Equatable>(
    _ old: [String: Value], _ new: [String: Value]
  ) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  /// For each name of an animation the text of the winning keyframes.
  private var keyframeTexts: [String: String] {
    var texts: [String: String] = [:]
    for name in Set(index.records.definitions.keyframes.map(\.rule.name)) {
      texts[name] = styleCache.rules.keyframesSource(named: name)?.normalizedText
    }
    return texts
  }
}

extension CascadeData {
  /// Returns the custom properties whose registrations differ.
  fileprivate func registrationsDiffering(from old: CascadeData) -> [String] {
    let (before, after) = (old.registrationsByName, registrationsByName)
    return Set(before.keys).union(after.keys).filter { name in
      guard let first = before[name], let second = after[name] else { return true }
      return first.syntax != second.syntax || first.isInherited != second.isInherited
        || first.initialValue != second.initialValue
    }
  }

  private var registrationsByName: [String: CustomPropertyRegistration] {
    Dictionary(registrations.all.lazy.map { ($0.value.name, $0.value) }) { _, last in last }
  }
}
