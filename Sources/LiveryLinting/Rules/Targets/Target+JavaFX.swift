// SPDX-License-Identifier: Apache-2.0

extension Target {
  /// The JavaFX releases with long-term support or with new CSS features.
  ///
  /// Names that begin with a hyphen may be looked-up colors, so they are always known.
  ///
  /// The functions are those that `javafx.css.CssParser` recognizes.
  ///
  /// Defined by the [JavaFX CSS Reference Guide](https://openjfx.io/javadoc/21/javafx.graphics/javafx/scene/doc-files/cssref.html).
  static let javaFX: [Target] = [17, 21, 23, 25].map { release in
    var target = Target(name: "javafx-\(release)", title: "JavaFX \(release)")
    target.properties = ["visibility"]
    if release >= 23 {
      target.properties?.formUnion([
        "transition", "transition-property", "transition-duration", "transition-timing-function",
        "transition-delay",
      ])
    }
    target.propertyPrefixes = ["-"]
    target.hasCustomProperties = false
    target.atRules = ["import", "font-face", "charset"]
    if release >= 25 { target.atRules?.insert("media") }
    target.missingFunctions = [
      "var", "env", "attr", "calc", "min", "max", "clamp", "hwb", "lab", "lch", "oklab", "oklch",
      "color", "color-mix", "light-dark", "conic-gradient", "hsl", "hsla",
      "repeating-linear-gradient", "repeating-radial-gradient", "repeating-conic-gradient",
    ]
    target.missingPseudoClasses = [
      "not", "is", "where", "has", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
      "first-child", "last-child", "only-child", "first-of-type", "last-of-type", "only-of-type",
      "active", "focus", "link", "lang",
    ]
    return target
  }
}
