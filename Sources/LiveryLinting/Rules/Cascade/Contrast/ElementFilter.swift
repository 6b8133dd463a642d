// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues
import LiveryPrinting

/// A filter for selectors that may describe an element that some rules match, based on names.
struct ElementFilter: Sendable {
  private let sheet: LintedSheet
  /// The features that such an element has at least one of, or `nil` if any element may match.
  private let features: Features?
  /// For each atom of the sheet's names, whether such an element may have the name.
  private var isElementName: [Bool] = []

  /// The features of matched elements.
  private struct Features: Sendable {
    /// The types, classes and ids, without their signs.
    var names: Set<String> = []
    /// Whether any attribute suffices.
    var hasAttributes = false
    /// Whether any state, or being the root, suffices.
    var hasStates = false
  }

  private init(_ sheet: LintedSheet, _ features: Features?) {
    self.sheet = sheet
    self.features = features
    guard let features else { return }
    isElementName = Array(repeating: false, count: sheet.selectors.names.count)
    for atom in features.names.compactMap({ sheet.selectors.names.find($0) }) {
      isElementName[Int(atom.rawValue)] = true
    }
  }

  /// Returns a filter for each sheet of a theme, for the elements that some of the theme's rules
  /// match.
  ///
  /// Imported sheets and the base are not analyzed. If the theme has any, every element
  /// may match.
  static func all(
    in theme: LintedTheme, where isIncluded: (LintedSheet, LintedBlock) -> Bool
  ) -> [ElementFilter] {
    let isWhole = theme.configuration.base != nil
    let hasImports = theme.sheets.contains { !$0.source.imports.isEmpty }
    let features = isWhole || hasImports ? nil : features(of: theme, where: isIncluded)
    return theme.sheets.map { ElementFilter($0, features) }
  }

  private static func features(
    of theme: LintedTheme, where isIncluded: (LintedSheet, LintedBlock) -> Bool
  ) -> Features? {
    var features = Features()
    for sheet in theme.sheets {
      for block in sheet.blocks where block.kind == .style && isIncluded(sheet, block) {
        for selector in block.selectors where !add(selector, of: sheet, to: &features) {
          return nil
        }
      }
    }
    return features
  }

  /// Adds the feature that an element must have to match a selector, or returns `false` if none is
  /// known.
  ///
  /// A selector of a pseudo-element matches no element and adds none.
  private static func add(
    _ selector: Int, of sheet: LintedSheet, to features: inout Features
  ) -> Bool {
    let record = sheet.selectors.table.selectors[selector]
    if record.flags.contains(.pseudoElement) { return true }
    if record.bucket != .universal {
      features.names.insert(sheet.selectors.names.text(of: record.key))
      return true
    }
    for component in sheet.selectors.components(of: selector) {
      if component.kind.isCombinator { break }
      switch component.kind {
      case .attribute: features.hasAttributes = true
      case .state: features.hasStates = true
      case .pseudoClass where component.isStateOrRoot: features.hasStates = true
      default: continue
      }
      return true
    }
    return false
  }

  /// Returns whether a selector of the sheet may describe such an element, or a descendant of one.
  func mayMatch(_ selector: Int) -> Bool {
    guard let features else { return true }
    return sheet.selectors.components(of: selector).contains {
      switch $0.kind {
      case .type, .class, .id: isElementName[Int($0.value)]
      case .attribute: features.hasAttributes
      case .pseudoClass, .state: features.hasStates
      case .matchesAny, .nesting, .scope: true
      default: false
      }
    }
  }
}

extension SimpleSelector {
  fileprivate var isStateOrRoot: Bool {
    guard let known = UInt8(exactly: value).flatMap({ PseudoClass(rawValue: $0) }) else {
      return false
    }
    return known == .root || !known.isStructural
  }
}
