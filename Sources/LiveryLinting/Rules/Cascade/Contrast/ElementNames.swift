// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues
import LiveryPrinting

/// What names tell of the elements that some rules match: which other selectors may describe one of them.
struct ElementNames: Sendable {
  private let sheet: LintedSheet
  /// What one of a selector's simple selectors must be; nil where it may be any.
  private let features: Features?
  /// Whether a name of the sheet is that of an element, by the names' atoms.
  private var isOfElement: [Bool] = []

  /// What an element must have.
  private struct Features: Sendable {
    /// The types, classes and ids, without their signs.
    var names: Set<String> = []
    /// Whether an attribute is enough.
    var hasAttributes = false
    /// Whether a state, or to be the root, is enough.
    var hasStates = false
  }

  private init(_ sheet: LintedSheet, _ features: Features?) {
    self.sheet = sheet
    self.features = features
    guard let features else { return }
    isOfElement = Array(repeating: false, count: sheet.selectors.names.count)
    for atom in features.names.compactMap({ sheet.selectors.names.find($0) }) {
      isOfElement[Int(atom.rawValue)] = true
    }
  }

  /// For each sheet of a theme what tells the elements of some of the theme's rules.
  ///
  /// What is imported, or lies in the default sheet, is not taken apart: with it any element may be one.
  static func all(
    in theme: LintedTheme, where isWanted: (LintedSheet, LintedBlock) -> Bool
  ) -> [ElementNames] {
    let isWhole = theme.configuration.usesDefaultSheet
    let hasImports = theme.sheets.contains { !$0.source.imports.isEmpty }
    let features = isWhole || hasImports ? nil : features(of: theme, where: isWanted)
    return theme.sheets.map { ElementNames($0, features) }
  }

  private static func features(
    of theme: LintedTheme, where isWanted: (LintedSheet, LintedBlock) -> Bool
  ) -> Features? {
    var features = Features()
    for sheet in theme.sheets {
      for block in sheet.blocks where block.kind == .style && isWanted(sheet, block) {
        for selector in block.selectors where !add(selector, of: sheet, to: &features) {
          return nil
        }
      }
    }
    return features
  }

  /// Adds what an element must have for a selector to match; false where nothing of the kind is known.
  ///
  /// A selector of a pseudo-element matches no element, and adds nothing.
  private static func add(
    _ selector: Int, of sheet: LintedSheet, to features: inout Features
  ) -> Bool {
    let record = sheet.selectors.table.selectors[selector]
    if record.flags.contains(.pseudoElement) { return true }
    if record.bucket != .universal {
      features.names.insert(sheet.selectors.names.text(of: record.key))
      return true
    }
    for component in sheet.selectors.table.components[
      sheet.selectors.table.components(of: selector)]
    {
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

  /// Whether a selector of the sheet may describe such an element, or one inside it.
  func mayMeet(_ selector: Int) -> Bool {
    guard let features else { return true }
    return sheet.selectors.table.components[sheet.selectors.table.components(of: selector)].contains
    {
      switch $0.kind {
      case .type, .class, .id: isOfElement[Int($0.value)]
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
