// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSValues
import Synchronization

/// What is different between two states of a theme, each part found by the first who asks.
final class ThemeComparison: Sendable {
  private let before: CSSStyleSheet
  private let after: CSSStyleSheet
  private let known = Mutex(Known())

  private struct Known {
    var sheets: [String]?
    var difference: SheetDifference?
    var customProperties: Set<String>?
    var affected: [String: Bool] = [:]
  }

  init(_ before: CSSStyleSheet, _ after: CSSStyleSheet) {
    self.before = before
    self.after = after
  }

  /// The sheets that are not what or where they were.
  var sheets: [String] { value(\.sheets) { after.namesOfSheets(differingFrom: before) } }

  /// The rules that are others.
  var difference: SheetDifference { value(\.difference) { after.difference(from: before) } }

  /// The custom properties that are declared otherwise, and those that refer to them.
  private var customProperties: Set<String> {
    value(\.customProperties) {
      let names = Set(difference.customProperties)
      if names.isEmpty { return names }
      return after.customProperties(dependingOn: names)
        .union(before.customProperties(dependingOn: names))
    }
  }

  /// Whether an element or a custom property is given something else.
  func affects(_ name: String, in change: ThemeChange) -> Bool {
    if let known = known.withLock({ $0.affected[name] }) { return known }
    let isAffected =
      name.hasPrefix("--")
      ? affects(customProperty: name, in: change) : affects(element: name, in: change)
    known.withLock { known in
      // A program asks for what it has listeners for; whoever asks for more is answered, and not remembered.
      if known.affected.count < 4096 { known.affected[name] = isAffected }
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
    let isRuled =
      change.isEnvironmentChanged || change.areFunctionsChanged || !difference.selectors.isEmpty
      || !difference.customProperties.isEmpty
    if isRuled {
      guard let isAffected = after.gives(selector, otherThan: before) else {
        let named = SelectorList(parsing: selector).map(\.resolvedDescription)
        return named.contains { difference.selectors.contains($0) }
      }
      if isAffected { return true }
    }
    return uses(difference.keyframes, of: "animation-name", selector)
      || uses(difference.fontFamilies, of: "font-family", selector)
  }

  /// Whether an element's value of a property, which is a list of names, has one of some names.
  private func uses(_ names: [String], of property: String, _ selector: String) -> Bool {
    guard !names.isEmpty, let value = after.css(selector, property) else { return false }
    let used = value.description.split(separator: ",").map { part in
      part.drop { $0 == " " || $0 == "\"" }.reversed().drop { $0 == " " || $0 == "\"" }.reversed()
    }
    return used.contains { name in names.contains { $0.elementsEqual(name) } }
  }

  private func value<Value: Sendable>(
    _ part: any WritableKeyPath<Known, Value?> & Sendable, _ find: () -> Value
  ) -> Value {
    if let value = known.withLock({ $0[keyPath: part] }) { return value }
    let value = find()
    known.withLock { $0[keyPath: part] = value }
    return value
  }
}
