// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// The standard CSS names for names with a vendor prefix.
enum VendorVocabulary {
  /// Returns a name without its prefix, in lower case: `-webkit-transform` becomes `transform`.
  static func unprefixed(_ name: String) -> String {
    let parts = name.lowercased().split(separator: "-", maxSplits: 1)
    return parts.last.map(String.init) ?? ""
  }

  /// Returns the standard property for a prefixed one, or `nil` if there is none.
  static func standardProperty(of name: String) -> String? {
    let name = unprefixed(name)
    return oldProperties[name] ?? Property(name: name)?.name
  }

  /// Returns the standard keyword or function for a prefixed one, or `nil` if there is none.
  static func standardValue(of name: String, isFunction: Bool) -> String? {
    let name = unprefixed(name)
    if isFunction {
      if name == "gradient" { return "linear-gradient()" }
      return ValueNames.functions.contains(name) || name == "element" ? name + "()" : nil
    }
    return oldKeywords[name] ?? (keywords.contains(name) ? name : nil)
  }

  /// Returns the standard pseudo-class or pseudo-element with its colons, or `nil` if there is
  /// none.
  static func standardSelector(of name: String) -> String? {
    oldSelectors[unprefixed(name)]
  }

  /// The CSS at-rules that browsers have had with a prefix.
  static let atRules: Set<String> = ["keyframes", "viewport"]

  /// The prefixed properties of earlier drafts, and their successors.
  private static let oldProperties: [String: String] = [
    // Flexible Box Layout of 2009 and 2012.
    "box-align": "align-items", "box-direction": "flex-direction", "box-flex": "flex",
    "box-flex-group": "flex", "box-lines": "flex-wrap", "box-ordinal-group": "order",
    "box-orient": "flex-direction", "box-pack": "justify-content", "flex-align": "align-items",
    "flex-item-align": "align-self", "flex-line-pack": "align-content",
    "flex-negative": "flex-shrink", "flex-order": "order", "flex-pack": "justify-content",
    "flex-positive": "flex-grow", "flex-preferred-size": "flex-basis",
    // Grid Layout of 2011.
    "grid-columns": "grid-template-columns", "grid-rows": "grid-template-rows",
    "grid-column-align": "justify-self", "grid-row-align": "align-self",
    "grid-column-span": "grid-column", "grid-row-span": "grid-row",
    // Logical properties.
    "margin-start": "margin-inline-start", "margin-end": "margin-inline-end",
    "margin-before": "margin-block-start", "margin-after": "margin-block-end",
    "padding-start": "padding-inline-start", "padding-end": "padding-inline-end",
    "padding-before": "padding-block-start", "padding-after": "padding-block-end",
    "border-start": "border-inline-start", "border-end": "border-inline-end",
    "border-before": "border-block-start", "border-after": "border-block-end",
    "logical-width": "inline-size", "logical-height": "block-size",
    // The corners of Gecko's original border radius.
    "border-radius-topleft": "border-top-left-radius",
    "border-radius-topright": "border-top-right-radius",
    "border-radius-bottomleft": "border-bottom-left-radius",
    "border-radius-bottomright": "border-bottom-right-radius",
    // Other properties.
    "background-inline-policy": "box-decoration-break", "column-break-after": "break-after",
    "column-break-before": "break-before", "column-break-inside": "break-inside",
    "interpolation-mode": "image-rendering", "mask-box-image": "mask-border",
    "scroll-chaining": "overscroll-behavior",
    "text-decoration-skip": "text-decoration-skip-ink",
  ]

  /// The prefixed keywords of earlier drafts, and their successors.
  private static let oldKeywords: [String: String] = [
    "box": "flex", "inline-box": "inline-flex", "flexbox": "flex", "inline-flexbox": "inline-flex",
    "available": "stretch", "fill-available": "stretch", "intrinsic": "max-content",
    "min-intrinsic": "min-content", "optimize-contrast": "crisp-edges",
    "inline-stack": "inline-grid",
  ]

  /// The CSS keywords that browsers have had with a prefix.
  private static let keywords: Set<String> = [
    "flex", "inline-flex", "grid", "inline-grid", "sticky", "fit-content", "max-content",
    "min-content", "grab", "grabbing", "zoom-in", "zoom-out", "isolate", "isolate-override",
    "plaintext", "crisp-edges", "pixelated", "match-parent", "initial", "nowrap", "pre-wrap",
    "pan-x", "pan-y", "manipulation", "break-word", "stretch",
  ]

  /// The pseudo-classes and pseudo-elements that browsers have had with a prefix.
  private static let oldSelectors: [String: String] = [
    "any": ":is()", "any-link": ":any-link", "autofill": ":autofill",
    "full-screen": ":fullscreen", "fullscreen": ":fullscreen", "focusring": ":focus-visible",
    "input-placeholder": "::placeholder", "placeholder": "::placeholder",
    "placeholder-shown": ":placeholder-shown", "read-only": ":read-only",
    "read-write": ":read-write", "ui-invalid": ":user-invalid", "ui-valid": ":user-valid",
    "backdrop": "::backdrop", "full-screen-ancestor": ":fullscreen",
    "file-upload-button": "::file-selector-button", "browse": "::file-selector-button",
    "selection": "::selection", "matches": ":is()",
  ]
}
