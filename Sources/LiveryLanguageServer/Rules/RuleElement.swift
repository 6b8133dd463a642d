// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension EditedTheme {
  /// Returns the color schemes in which a rule applies: both, unless the media queries around it
  /// decide.
  ///
  /// - Parameters:
  ///   - path: The nodes around the rule.
  ///   - tree: The tree of the sheet.
  /// - Returns: The color schemes.
  func colorSchemes(of path: [Int], in tree: SyntaxTree) -> [CSSColorScheme] {
    let queries = path.compactMap { index -> MediaQueryList? in
      guard case .atRule(let rule) = Syntax(tree, index),
        tree.stream.value(of: rule.tokens.lowerBound, equals: "media")
      else { return nil }
      return MediaQueryList(tree.stream, in: rule.prelude)
    }
    if queries.isEmpty { return [.light, .dark] }
    let matching = [CSSColorScheme.light, .dark].filter { scheme in
      var environment = composited.environment
      environment.colorScheme = scheme
      return queries.allSatisfy { $0.matches(in: environment) }
    }
    // Other features, such as the width of the window, do not distinguish the schemes.
    return matching.isEmpty ? [.light, .dark] : matching
  }
}

/// The element that a rule describes, as the theme styles it.
struct RuleElement {
  /// The selector that describes the element.
  let selector: String
  /// The style of the element, which depends on the color scheme.
  let style: PreparedSelector

  /// Creates the element of the first selector that describes one, or the root if none does.
  init(_ selectors: RuleSelectors, in sheet: CSSStyleSheet) {
    for text in selectors.alternatives {
      let style = sheet.prepare(text)
      guard style.diagnostics.isEmpty else { continue }
      self.init(selector: text, style: style)
      return
    }
    self.init(selector: ":root", style: sheet.prepare(":root"))
  }

  private init(selector: String, style: PreparedSelector) {
    self.selector = selector
    self.style = style
  }

  /// The context of the element's values.
  func context(in scheme: CSSColorScheme) -> ComputationContext {
    var context = style.computedStyle?.context ?? ComputationContext()
    context.colorScheme = scheme
    return context
  }
}
