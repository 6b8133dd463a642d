// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSValues
import Synchronization

/// The differences between two states of a theme, each computed on first access.
final class ThemeComparison: Sendable {
  private let before: CSSStyleSheet
  private let after: CSSStyleSheet
  private let cache = Mutex(Cache())

  private struct Cache {
    var sheets: [String]?
    var difference: SheetDifference?
    var customProperties: Set<String>?
    var affected: [String: Bool] = [:]
  }

  init(_ before: CSSStyleSheet, _ after: CSSStyleSheet) {
    self.before = before
    self.after = after
  }

  /// The names of the style sheets that changed or moved.
  var sheets: [String] { value(\.sheets) { after.namesOfSheets(differingFrom: before) } }

  /// The differences of the rules.
  var difference: SheetDifference { value(\.difference) { after.difference(from: before) } }

  /// The custom properties whose declarations changed, and those that refer to them.
  private var customProperties: Set<String> {
    value(\.customProperties) {
      let names = Set(difference.customProperties)
      if names.isEmpty { return names }
      return after.customProperties(dependingOn: names)
        .union(before.customProperties(dependingOn: names))
    }
  }

  /// Returns whether the values of an element or a custom property changed.
  func affects(_ name: String, in change: ThemeChange) -> Bool {
    if let isAffected = cache.withLock({ $0.affected[name] }) { return isAffected }
    let isAffected =
      name.hasPrefix("--")
      ? affects(customProperty: name, in: change) : affects(element: name, in: change)
    cache.withLock { cache in
      // The cache covers the observers of a typical program; further results are not cached.
      if cache.affected.count < 4096 { cache.affected[name] = isAffected }
    }
    return isAffected
  }

  private func affects(customProperty name: String, in change: ThemeChange) -> Bool {
    if customProperties.contains(name) { return true }
    guard change.isEnvironmentChanged || change.areFunctionsChanged else { return false }
    return before.css(":root", name) != after.css(":root", name)
  }

  private func affects(element selector: String, in change: ThemeChange) -> Bool {
    if change.isPipelineLibraryChanged, after.prepare(selector).isMatched { return true }
    let areRulesChanged =
      change.isEnvironmentChanged || change.areFunctionsChanged || !difference.selectors.isEmpty
      || !difference.customProperties.isEmpty
    if areRulesChanged {
      guard let isAffected = after.changesStyle(of: selector, from: before) else {
        let named = SelectorList(parsing: selector).map(\.resolvedDescription)
        return named.contains { difference.selectors.contains($0) }
      }
      if isAffected { return true }
    }
    return uses(difference.keyframes, of: "animation-name", selector)
      || uses(difference.fontFamilies, of: "font-family", selector)
  }

  /// Returns whether a property of an element, a list of names, contains one of `names`.
  private func uses(_ names: [String], of property: String, _ selector: String) -> Bool {
    guard !names.isEmpty, let value = after.css(selector, property) else { return false }
    let used = value.description.split(separator: ",").map { part in
      part.drop { $0 == " " || $0 == "\"" }.reversed().drop { $0 == " " || $0 == "\"" }.reversed()
    }
    return used.contains { name in names.contains { $0.elementsEqual(name) } }
  }

  private func value<Value: Sendable>(
    _ entry: any WritableKeyPath<Cache, Value?> & Sendable, _ compute: () -> Value
  ) -> Value {
    if let value = cache.withLock({ $0[keyPath: entry] }) { return value }
    let value = compute()
    cache.withLock { $0[keyPath: entry] = value }
    return value
  }
}
