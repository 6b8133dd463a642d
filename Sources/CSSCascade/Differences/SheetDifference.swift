// SPDX-License-Identifier: Apache-2.0

/// What two states of some sheets say differently, rule by rule.
///
/// ```swift
/// let before = CSSStyleSheet(".badge { color: red } .title { --gap: 4px }")
/// let after = CSSStyleSheet(".badge { color: navy } .title { --gap: 4px }")
/// after.difference(from: before).selectors     // [".badge"]
/// ```
///
/// Composited rules are compared, those whose media queries and `@supports` hold: a rule that begins to hold counts as one
/// that was added. White space, comments and the files that rules stand in are no difference. Whoever draws an element to
/// which something else applies finds one of its selectors here; one is also here where the difference makes none for
/// any element, because another rule wins.
public struct SheetDifference: Sendable, Hashable {
  /// The selectors of rules that were added, removed or moved, or whose declarations are others, in canonical form.
  ///
  /// Nested ones are resolved against the rules around them, and each of a list stands for itself. Those of now come
  /// first, in the order of the cascade, then those that are gone.
  public internal(set) var selectors: [String] = []
  /// The custom properties that are declared, or registered, otherwise, in the order of their names.
  public internal(set) var customProperties: [String] = []
  /// The names of animations whose keyframes are others, in their order.
  public internal(set) var keyframes: [String] = []
  /// The families of fonts that the sheets bring along otherwise, in their order.
  public internal(set) var fontFamilies: [String] = []

  /// No difference.
  public init() {}

  /// Whether nothing differs.
  public var isEmpty: Bool {
    selectors.isEmpty && customProperties.isEmpty && keyframes.isEmpty && fontFamilies.isEmpty
  }
}

extension CSSStyleSheet {
  /// What these sheets say otherwise than they did, each in its environment.
  ///
  /// Values that depend on the environment themselves, such as `50vw`, are not looked at.
  ///
  /// - Parameter old: the sheets of before.
  /// - Returns: the rules and records that are not in both, or not in the same order.
  /// - Complexity: linear in the number of rules; those that were not parsed again cost next to nothing.
  public func difference(from old: CSSStyleSheet) -> SheetDifference {
    var difference = SheetDifference()
    if old.answers === answers { return difference }
    var comparison = RuleComparison(from: old.answers.rules.whole, to: answers.rules.whole)
    comparison.run()
    difference.selectors = comparison.selectors
    difference.customProperties = comparison.customProperties
      .union(answers.rules.registrationsDiffering(from: old.answers.rules)).sorted()
    difference.keyframes = Self.differing(old.keyframeTexts, keyframeTexts)
    difference.fontFamilies = Self.differing(
      Dictionary(grouping: old.fontFaces, by: \.family),
      Dictionary(grouping: fontFaces, by: \.family))
    return difference
  }

  /// The keys that do not have the same values in both, in their order.
  private static func differing<Value: Equatable>(
    _ old: [String: Value], _ new: [String: Value]
  ) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  /// For each name of an animation the keyframes that count, as a text.
  private var keyframeTexts: [String: String] {
    var texts: [String: String] = [:]
    for name in Set(index.records.definitions.keyframes.map(\.rule.name)) {
      texts[name] = keyframesSource(named: name)?.normalizedText
    }
    return texts
  }
}

extension ActiveRules {
  /// The custom properties that are registered in one of two states only, or otherwise.
  fileprivate func registrationsDiffering(from old: ActiveRules) -> [String] {
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
