// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

extension LintedSheet {
  /// Returns whether a rule sets the background of its elements.
  func setsBackground(_ block: LintedBlock) -> Bool {
    block.kind == .style
      && styleDeclarations(of: block).contains {
        $0.property == .background || $0.property == .backgroundColor
          || $0.property == .backgroundImage || $0.property == .liveryPipeline
      }
  }

  /// Returns whether the elements of a rule may have different colors in another color scheme.
  ///
  /// A media query, a variable, a function or an inherited value can cause this.
  func dependsOnColorScheme(_ block: LintedBlock) -> Bool {
    declarations(of: block).contains { declaration in
      scheme(of: declaration) != .both || declaration.property == .colorScheme
        || declaration.mayChangeContrast && valueDependsOnColorScheme(view(declaration).value)
    }
  }

  /// Returns whether a value contains a variable, a function or a keyword that depends on the color
  /// scheme.
  private func valueDependsOnColorScheme(_ value: Range<Int>) -> Bool {
    value.contains { token in
      switch stream[token].kind {
      case .function:
        stream.value(of: token, equals: "var") || stream.value(of: token, equals: "light-dark")
      case .ident:
        stream.value(of: token, equals: "inherit") || SystemColorName(stream, at: token) != nil
      default: false
      }
    }
  }
}

extension LintedDeclaration {
  /// Whether the value can affect the contrast of text, or the required contrast.
  fileprivate var mayChangeContrast: Bool {
    guard let property else { return isCustom }
    return Self.changesContrast[Int(property.rawValue)]
  }

  /// For each property, whether it or one of its longhands can affect contrast.
  private static let changesContrast: [Bool] = {
    let properties: Set<Property> = [
      .all, .color, .colorScheme, .backgroundColor, .backgroundImage, .liveryPipeline, .fontSize,
      .fontWeight,
    ]
    return Property.allCases.map {
      properties.contains($0) || !properties.isDisjoint(with: $0.longhands)
    }
  }()
}

extension LintedSheet {
  /// Returns whether a declaration may affect the contrast of text, or what contrast depends on.
  ///
  /// Not if the property is unknown, or if no color, font or variable depends on it.
  func mayAffectContrast(_ declaration: LintedDeclaration) -> Bool {
    if let property = declaration.property { return property.mayAffectContrast }
    return declaration.isCustom || blocks[declaration.block].kind == .descriptors
  }
}

extension Property {
  fileprivate var mayAffectContrast: Bool { !Self.isUnrelatedToContrast[Int(rawValue)] }

  private static let isUnrelatedToContrast: [Bool] = {
    let beginnings = [
      "align-", "border", "bottom", "box-", "clear", "column", "cursor", "display", "flex", "float",
      "gap", "grid", "height", "inset", "justify-", "left", "letter-spacing", "list-style",
      "margin", "max-", "min-", "object-", "opacity", "order", "outline", "overflow", "padding",
      "place-", "position", "right", "row-gap", "text-align", "text-decoration", "text-transform",
      "top", "transform", "transition", "vertical-align", "visibility", "white-space", "width",
      "z-index",
    ]
    return Property.allCases.map { property in
      beginnings.contains { property.name.hasPrefix($0) }
    }
  }()
}

extension LintedTheme {
  /// Whether only the root has a background, which is then behind all elements.
  var paintsOneBackground: Bool {
    let roots: Set<String> = [":root", "body", "html", "*"]
    return configuration.base == nil
      && !sheets.contains { sheet in
        sheet.blocks.contains { block in
          sheet.setsBackground(block)
            && block.selectors.contains { !roots.contains(sheet.selectors.text(of: $0)) }
        }
      }
  }
}
