// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The dependencies of the computed value of a registered custom property on its context.
///
/// `2em` depends on the font size, and `5px` has no dependencies. A value that depends only on the
/// viewport is computationally independent, because no sheet can change the viewport.
///
/// Defined by [CSS Properties and Values API 1, section 2.4](https://drafts.csswg.org/css-properties-values-api-1/#dependency-cycles).
package struct ComputationDependencies: OptionSet, Sendable, Hashable {
  /// The bits, one for each dependency.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The size of the viewport.
  package static let viewport = ComputationDependencies(rawValue: 1)
  /// The size of the query container.
  package static let container = ComputationDependencies(rawValue: 2)
  /// `writing-mode`, which determines the inline axis.
  package static let writingMode = ComputationDependencies(rawValue: 4)
  /// `color-scheme`, and the values of the system colors.
  package static let colorScheme = ComputationDependencies(rawValue: 8)
  /// The element's font.
  package static let font = ComputationDependencies(rawValue: 16)
  /// The element's `line-height`.
  package static let lineHeight = ComputationDependencies(rawValue: 32)
  /// The font of the root.
  package static let rootFont = ComputationDependencies(rawValue: 64)
  /// The `line-height` of the root.
  package static let rootLineHeight = ComputationDependencies(rawValue: 128)

  /// Whether a value with these dependencies is equal for every element.
  ///
  /// Defined by [computationally independent](https://drafts.csswg.org/css-properties-values-api-1/#computationally-independent).
  package var areComputationallyIndependent: Bool { isSubset(of: .viewport) }
}

extension ComputationDependencies {
  /// Creates the dependencies of a value that was parsed from a range of tokens.
  package init(of value: CSSValue, in stream: TokenStream, _ tokens: Range<Int>) {
    self = value.dependsOnColorScheme ? .colorScheme : []
    for token in tokens where stream.tokens[token].kind == .dimension {
      guard case .length(let unit) = NumericUnit(stream, at: token) else { continue }
      formUnion(unit.dependencies)
    }
  }
}

extension Length.Unit {
  /// The dependencies of a length with this unit.
  fileprivate var dependencies: ComputationDependencies {
    switch self {
    case .px, .pt, .pc, .in, .cm, .mm, .q: []
    case .em, .ex, .cap, .ch, .ic: .font
    case .lh: [.font, .lineHeight]
    case .rem, .rex, .rcap, .rch, .ric: .rootFont
    case .rlh: [.rootFont, .rootLineHeight]
    case .vw, .vh, .vmin, .vmax, .svw, .svh, .svmin, .svmax, .lvw, .lvh, .lvmin, .lvmax, .dvw,
      .dvh, .dvmin, .dvmax:
      .viewport
    case .vi, .vb, .svi, .svb, .lvi, .lvb, .dvi, .dvb: [.viewport, .writingMode]
    case .cqw, .cqh, .cqmin, .cqmax: .container
    case .cqi, .cqb: [.container, .writingMode]
    }
  }
}

extension CSSValue {
  /// Whether the value contains a system color, or a color that differs in the dark color scheme.
  fileprivate var dependsOnColorScheme: Bool {
    switch self {
    case .color(.color), .color(.named), .color(.currentColor): return false
    case .color, .image:
      return computed(in: Self.lightProbe) != computed(in: Self.darkProbe)
    case .list(let values), .sequence(let values):
      return values.contains { $0.dependsOnColorScheme }
    default: return false
    }
  }

  private static let lightProbe = probe(.light)
  private static let darkProbe = probe(.dark)

  /// Returns a context in which each system color differs between the light and the dark color
  /// scheme.
  private static func probe(_ scheme: CSSColorScheme) -> ComputationContext {
    var context = ComputationContext()
    context.colorScheme = scheme
    for color in SystemColor.allCases {
      context.systemColors[color] = .lightDark(.color(.black), .color(.white))
    }
    return context
  }
}

extension RegisteredSyntax {
  /// Returns the computed value of a custom property with this syntax.
  ///
  /// Lengths are in px, colors have components, and calculations are resolved.
  ///
  /// A `url()` remains as written, relative to its sheet.
  ///
  /// Defined by [CSS Properties and Values API 1, section 2.3](https://drafts.csswg.org/css-properties-values-api-1/#calculation-of-computed-values).
  package func computed(_ value: CSSValue, in context: ComputationContext) -> CSSValue {
    value.computed(in: context)
  }
}
