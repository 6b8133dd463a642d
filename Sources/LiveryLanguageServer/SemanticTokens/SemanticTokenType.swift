// SPDX-License-Identifier: Apache-2.0

/// The type of a semantic token, from the standard types of the protocol.
///
/// The raw value is the index in the legend.
///
/// Defined by [SemanticTokenTypes](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#semanticTokenTypes).
enum SemanticTokenType: UInt8, CaseIterable, Sendable {
  /// An element type in a selector.
  case type
  /// A class.
  case `class`
  /// An id.
  case interface
  /// A state: a pseudo-class or a state of the program.
  case modifier
  /// A part or pseudo-element.
  case `struct`
  /// An attribute, or a feature of a media or container query.
  case parameter
  /// A custom property.
  case variable
  /// A property or descriptor.
  case property
  /// A keyword of a value, or the name of a color.
  case enumMember
  /// A function in a value.
  case function
  /// A step of a pipeline.
  case method
  /// An at-rule, or a keyword of the language such as `inherit` and `!important`.
  case keyword
  /// A number, its unit, or a color in hexadecimal notation.
  case number
  /// A string, an address or a font family.
  case string
  /// A comment.
  case comment
  /// A combinator or an operator.
  case `operator`
  /// The name of an animation.
  case event
  /// The name of a layer, a container or a namespace.
  case namespace

  /// The name in the protocol.
  var name: String { "\(self)" }
}

/// Properties of a semantic token, as bits in the order of the legend.
struct SemanticTokenModifiers: OptionSet, Sendable {
  let rawValue: UInt8

  /// The name is declared here.
  static let declaration = Self(rawValue: 1)
  /// The program sets the custom property.
  static let readonly = Self(rawValue: 2)
  /// The name is an alias that CSS keeps for old sheets.
  static let deprecated = Self(rawValue: 4)
  /// The declaration is important.
  static let modification = Self(rawValue: 8)
  /// CSS or Livery defines the name.
  static let defaultLibrary = Self(rawValue: 16)
  /// Neither CSS, Livery nor the program defines the name.
  static let unknown = Self(rawValue: 32)
  /// The token is a color, or a function that returns one.
  static let color = Self(rawValue: 64)
  /// The token is the unit of a number.
  static let unit = Self(rawValue: 128)

  /// The names in the protocol, in the order of the bits.
  ///
  /// The last three are not standard; clients ignore names that they do not know.
  static let names = [
    "declaration", "readonly", "deprecated", "modification", "defaultLibrary", "unknown", "color",
    "unit",
  ]
}
