// SPDX-License-Identifier: Apache-2.0

extension Target {
  /// The stable releases of GTK 4.
  ///
  /// Defined by [CSS in GTK](https://docs.gtk.org/gtk4/css-overview.html) and
  /// [its properties](https://docs.gtk.org/gtk4/css-properties.html).
  static let gtk: [Target] = stride(from: 0, through: 20, by: 2).map { minor in
    var target = Target(name: "gtk-4.\(minor)", title: "GTK 4.\(minor)")
    target.properties = gtkProperties
    target.propertyPrefixes = ["-gtk-"]
    target.hasCustomProperties = minor >= 16
    target.atRules = ["import", "keyframes", "define-color", "charset"]
    if minor >= 20 { target.atRules?.insert("media") }
    target.missingFunctions = ["env", "attr", "light-dark"]
    if minor < 16 {
      target.missingFunctions.formUnion([
        "var", "oklab", "oklch", "color-mix", "clamp", "round", "lab", "lch",
      ])
    }
    target.pseudoClasses = [
      "root", "first-child", "last-child", "only-child", "nth-child", "nth-last-child", "not", "is",
      "where", "active", "hover", "focus", "focus-within", "focus-visible", "disabled", "checked",
      "indeterminate", "selected", "backdrop", "link", "visited", "dir", "drop",
    ]
    return target
  }

  private static let gtkProperties: Set<String> = Targets.borders
    .union(Targets.withSides(["margin", "padding"]))
    .union([
      "all", "color", "opacity", "filter", "font", "font-family", "font-size", "font-style",
      "font-variant", "font-weight", "font-stretch", "font-kerning", "font-variant-ligatures",
      "font-variant-position", "font-variant-caps", "font-variant-numeric",
      "font-variant-alternates", "font-variant-east-asian", "font-feature-settings",
      "font-variation-settings", "letter-spacing", "line-height", "caret-color", "text-transform",
      "text-decoration", "text-decoration-line", "text-decoration-color", "text-decoration-style",
      "text-shadow", "transform", "transform-origin", "min-width", "min-height", "border-image",
      "border-image-source", "border-image-repeat", "border-image-slice", "border-image-width",
      "border-spacing", "outline", "outline-style", "outline-width", "outline-color",
      "outline-offset", "background", "background-color", "background-clip", "background-origin",
      "background-size", "background-position", "background-repeat", "background-image",
      "background-blend-mode", "box-shadow", "transition", "transition-property",
      "transition-duration", "transition-timing-function", "transition-delay", "animation",
      "animation-name", "animation-duration", "animation-timing-function",
      "animation-iteration-count", "animation-direction", "animation-play-state",
      "animation-delay", "animation-fill-mode",
    ])
}
