// SPDX-License-Identifier: Apache-2.0

/// The pseudo-classes and pseudo-elements of CSS that Livery does not support.
///
/// A selector with one of them is dropped like one with an unknown name, but reported as
/// unsupported.
///
/// Defined by the [index of selectors](https://drafts.csswg.org/indexes/#selectors).
enum UnsupportedSelectorNames {
  /// Returns whether a name in lower case is an unsupported pseudo-class without arguments.
  static func hasPseudoClass(_ name: String) -> Bool {
    pseudoClasses.contains(name) || name.hasPrefix("--")
  }

  /// The unsupported functional pseudo-classes that are no ``FunctionalPseudoClass``.
  static let functions: Set<String> = [
    "active-view-transition-type", "heading", "nth-col", "nth-last-col", "contains", "matches",
  ]

  /// The unsupported pseudo-elements, including functional ones.
  ///
  /// Defined by [CSS Pseudo-Elements 4](https://drafts.csswg.org/css-pseudo-4/),
  /// [CSS View Transitions 1](https://drafts.csswg.org/css-view-transitions-1/#pseudo),
  /// [CSS Overflow 5](https://drafts.csswg.org/css-overflow-5/#scroll-markers) and others.
  static let pseudoElements: Set<String> = [
    "checkmark", "column", "cue-region", "highlight", "interest-hint", "nth-fragment",
    "outside", "picker", "picker-icon", "postfix", "prefix", "scroll-button", "scroll-marker",
    "scroll-marker-group", "slotted", "view-transition", "view-transition-group",
    "view-transition-group-children", "view-transition-image-pair", "view-transition-new",
    "view-transition-old", "color-swatch", "field-text", "clear-icon", "step-up", "step-down",
    "step-control", "slider-fill", "slider-thumb", "slider-track", "field-component", "cue",
    "meter-fill", "reveal-icon", "tick", "control-icon", "search-icon",
  ]

  private static let pseudoClasses: Set<String> = [
    "active-view-transition", "has-slotted", "heading", "interest-source", "interest-target",
    "menu-opened", "target-after", "target-before", "target-current", "xr-overlay", "high-value",
    "low-value", "optimal-value",
    // Parts of scroll bars: https://webkit.org/blog/363/styling-scrollbars/
    "corner-present", "decrement", "double-button", "end", "horizontal", "increment", "no-button",
    "single-button", "start", "vertical", "window-inactive",
  ]
}
