// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The contrasts of the elements that selectors describe, from an earlier check of a theme.
struct ContrastMemory: Sendable {
  /// The elements, by the texts of their selectors.
  let elements: [String: Element]
  /// Whether only the root has a background, which is then behind all elements.
  let paintsOneBackground: Bool

  /// The contrasts of an element.
  struct Element: Sendable {
    /// The types, classes and ids of the element and its ancestors.
    let identifiers: [String]
    /// The insufficient contrast in each checked color scheme, or `nil` for a sufficient one.
    var pairs: [CSSColorScheme: ContrastPair?] = [:]
  }
}
