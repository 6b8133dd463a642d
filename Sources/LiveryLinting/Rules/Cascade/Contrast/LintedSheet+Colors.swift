// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

extension LintedSheet {
  /// Whether a rule says what is painted behind the texts of its elements.
  func paints(_ block: LintedBlock) -> Bool {
    block.kind == .style
      && declarations(of: block).contains {
        $0.property == .background || $0.property == .backgroundColor
          || $0.property == .backgroundImage || $0.property == .liveryPipeline
      }
  }

  /// Whether the elements of a rule may look different in another color scheme: by a query, a variable, a function, or what
  /// they inherit.
  func asksForColorScheme(_ block: LintedBlock) -> Bool {
    declarations(of: block).contains { declaration in
      scheme(of: declaration) != .both || declaration.property == .colorScheme
        || declaration.mayChangeContrast && mayDependOnColorScheme(view(declaration).value)
    }
  }

  /// Whether a value has a variable, a function or a keyword that color schemes may resolve differently.
  private func mayDependOnColorScheme(_ value: Range<Int>) -> Bool {
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
  /// Whether the contrast of a text, or the contrast that it needs, may depend on the value.
  fileprivate var mayChangeContrast: Bool {
    guard let property else { return isCustom }
    return Self.changesContrast[Int(property.rawValue)]
  }

  /// For each property whether a contrast depends on it or on one of its longhands.
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

extension LintedTheme {
  /// Whether no element but the root has a background: then that lies behind all of them.
  var paintsOneBackground: Bool {
    let roots: Set<String> = [":root", "body", "html", "*"]
    return !configuration.usesDefaultSheet
      && !sheets.contains { sheet in
        sheet.blocks.contains { block in
          sheet.paints(block)
            && block.selectors.contains { !roots.contains(sheet.selectors.text(of: $0)) }
        }
      }
  }
}
