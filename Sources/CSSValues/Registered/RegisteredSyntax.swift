// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The syntax of a registered custom property: the string in the `syntax` descriptor of
/// `@property`.
///
/// With `<length>+ | auto`, `1px 2em` is a value, a sequence of two lengths, and `red` is invalid.
///
/// Defined by [CSS Properties and Values API 1, section 5](https://drafts.csswg.org/css-properties-values-api-1/#syntax-strings).
package struct RegisteredSyntax: Sendable, Hashable {
  /// The alternatives for a value, in the order of matching.
  ///
  /// Empty for `*`, which accepts every value.
  package let components: [Component]

  /// Creates a syntax of distinct components.
  init(components: [Component]) { self.components = components }

  /// Creates a syntax of one value of a type.
  package init(_ type: DataType) {
    components = [Component(item: .type(type), multiplier: .one)]
  }

  /// The syntax `*`, which accepts every value and keeps it as written.
  package static let universal = RegisteredSyntax(components: [])

  /// Whether the syntax is `*`.
  package var isUniversal: Bool { components.isEmpty }

  /// An alternative of the syntax.
  package struct Component: Sendable, Hashable {
    /// The type or word of each item.
    package let item: Item
    /// The number of items and their separator.
    package let multiplier: Multiplier
  }

  /// The type or word of an item.
  package enum Item: Sendable, Hashable {
    /// A value of a data type.
    case type(DataType)
    /// A word, compared case-sensitively.
    case identifier(String)
  }

  /// The number of items of a value and their separator.
  package enum Multiplier: String, Sendable, Hashable {
    /// A single item.
    case one = ""
    /// At least one item, separated by white space.
    case spaces = "+"
    /// At least one item, separated by commas.
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
    /// An author-defined identifier.
    case customIdent = "custom-ident"
    /// An image.
    case image
    /// An integer.
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
    /// A quoted string.
    case string
    /// A duration.
    case time
    /// A single function of `transform`.
    case transformFunction = "transform-function"
    /// At least one function of `transform`, separated by white space.
    case transformList = "transform-list"
    /// A URL.
    case url
  }
}

extension RegisteredSyntax: CustomStringConvertible {
  /// The syntax as written in `@property`, without quotes.
  package var description: String {
    isUniversal ? "*" : components.map(\.description).joined(separator: " | ")
  }
}

extension RegisteredSyntax.Component: CustomStringConvertible {
  /// The component as written in `@property`.
  package var description: String {
    switch item {
    case .type(let type): "<\(type.rawValue)>\(multiplier.rawValue)"
    case .identifier(let name): identifierText(name) + multiplier.rawValue
    }
  }
}
