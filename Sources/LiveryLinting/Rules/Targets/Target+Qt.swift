// SPDX-License-Identifier: Apache-2.0

extension Target {
  /// The style sheets of Qt widgets.
  ///
  /// Includes names that the reference does not list but the parser of Qt 6.4 knows.
  ///
  /// Defined by the [Qt Style Sheets Reference](https://doc.qt.io/qt-6/stylesheet-reference.html).
  static let qss: Target = {
    var target = Target(name: "qss", title: "Qt Style Sheets")
    target.properties = qtProperties
    target.propertyPrefixes = ["-qt-", "qproperty-"]
    target.hasCustomProperties = false
    target.atRules = ["import", "media", "page", "charset"]
    target.missingFunctions = [
      "var", "env", "attr", "calc", "min", "max", "clamp", "hwb", "lab", "lch", "oklab", "oklch",
      "color", "color-mix", "light-dark", "linear-gradient", "radial-gradient", "conic-gradient",
      "repeating-linear-gradient", "repeating-radial-gradient", "repeating-conic-gradient",
    ]
    target.pseudoClasses = [
      "active", "adjoins-item", "alternate", "bottom", "checked", "closable", "closed", "default",
      "disabled", "edit-focus", "editable", "enabled", "exclusive", "first", "flat", "floatable",
      "focus", "has-children", "has-siblings", "horizontal", "hover", "indeterminate", "last",
      "left", "maximized", "middle", "minimized", "movable", "next-selected", "no-frame",
      "non-exclusive", "off", "on", "only-one", "open", "pressed", "previous-selected", "read-only",
      "right", "selected", "top", "unchecked", "vertical", "window",
    ]
    return target
  }()

  private static let qtProperties: Set<String> = Targets.borders
    .union(Targets.withSides(["margin", "padding"]))
    .union(Targets.sides)
    .union([
      "accent-color", "alternate-background-color", "background", "background-attachment",
      "background-clip", "background-color", "background-image", "background-origin",
      "background-position", "background-repeat", "border-collapse", "border-image",
      "button-layout", "color",
      "dialogbuttonbox-buttons-have-icons", "float", "font", "font-family", "font-size",
      "font-style", "font-variant", "font-weight", "font-kerning", "gridline-color", "height",
      "icon", "icon-size", "image", "image-position", "letter-spacing", "line-height",
      "lineedit-password-character", "lineedit-password-mask-delay", "list-style",
      "list-style-type", "max-height", "max-width", "messagebox-text-interaction-flags",
      "min-height", "min-width", "opacity", "outline", "outline-bottom-left-radius",
      "outline-bottom-right-radius", "outline-color", "outline-offset", "outline-radius",
      "outline-style", "outline-top-left-radius", "outline-top-right-radius", "outline-width",
      "page-break-after", "page-break-before", "paint-alternating-row-colors-for-empty-area",
      "placeholder-text-color", "position", "selection-background-color", "selection-color",
      "show-decoration-selected", "spacing", "subcontrol-origin", "subcontrol-position",
      "text-align", "text-decoration", "text-decoration-color", "text-indent", "text-transform",
      "text-underline-style", "titlebar-show-tooltips-on-buttons", "vertical-align", "white-space",
      "widget-animation-duration", "width", "word-spacing",
    ])
}
