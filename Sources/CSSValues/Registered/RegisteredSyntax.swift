// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What values a registered custom property takes: the string in the `syntax` descriptor of `@property`.
///
/// Of `<length>+ | auto`, `1px 2em` is a value, a sequence of two lengths, and `red` is none.
///
/// Defined by [CSS Properties and Values API 1, section 5](https://drafts.csswg.org/css-properties-values-api-1/#syntax-strings).
package struct RegisteredSyntax: Sendable, Hashable {
  /// What a value may be, tried in this order; nothing for `*`, which takes every value.
  package let components: [Component]

  /// A syntax of some components, none of them twice.
  init(components: [Component]) { self.components = components }

  /// One value of a type.
  package init(_ type: DataType) {
    components = [Component(item: .type(type), multiplier: .one)]
  }

  /// `*`: every value is taken, and kept as it is written.
  package static let universal = RegisteredSyntax(components: [])

  /// Whether the syntax is `*`.
  package var isUniversal: Bool { components.isEmpty }

  /// One of the things that a value may be.
  package struct Component: Sendable, Hashable {
    /// What one item of the value is.
    package let item: Item
    /// How many of them.
    package let multiplier: Multiplier
  }

  /// What one item of a value is.
  package enum Item: Sendable, Hashable {
    /// A value of some type.
    case type(DataType)
    /// A word, told from others with regard to case.
    case word(String)
  }

  /// How many items a value has.
  package enum Multiplier: String, Sendable, Hashable {
    /// One.
    case one = ""
    /// One or more, with white space between them.
    case spaces = "+"
    /// One or more, with commas between them.
    case commas = "#"
  }

  /// The types that a syntax may name.
  ///
  /// Defined by [CSS Properties and Values API 1, section 5.1](https://drafts.csswg.org/css-properties-values-api-1/#supported-names).
  package enum DataType: String, Sendable, Hashable, CaseIterable {
    /// An angle.
    case angle
    /// A color.
    case color
    /// A word that the author chooses.
    case customIdent = "custom-ident"
    /// An image.
    case image
    /// A whole number.
    case integer
    /// A length.
    case length
    /// A length, a percentage or a sum of both.
    case lengthPercentage = "length-percentage"
    /// A number.
    case number
    /// A percentage.
    case percentage
    /// A resolution.
    case resolution
    /// A text in quotes.
    case string
    /// A duration.
    case time
    /// One function of `transform`.
    case transformFunction = "transform-function"
    /// One function of `transform` or more, with white space between them.
    case transformList = "transform-list"
    /// An address.
    case url
  }
}

extension RegisteredSyntax: CustomStringConvertible {
  /// The syntax as `@property` writes it, without quotes.
  package var description: String {
    isUniversal ? "*" : components.map(\.description).joined(separator: " | ")
  }
}

extension RegisteredSyntax.Component: CustomStringConvertible {
  /// The component as `@property` writes it.
  package var description: String {
    switch item {
    case .type(let type): "<\(type.rawValue)>\(multiplier.rawValue)"
    case .word(let word): identifierText(word) + multiplier.rawValue
    }
  }
}
