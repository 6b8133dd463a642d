// SPDX-License-Identifier: Apache-2.0

/// A supported markup tag.
enum MarkupTag: String, CaseIterable {
  case b, strong, i, em, u, s, code, span, small, sub, sup
  case a, button, img, br, hr
  case div, p, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre

  /// The nesting category of a tag.
  enum Category {
    /// Part of a line; closed and reopened around misnested tags.
    case inline
    /// A block with lines of its own, which ends a paragraph.
    case block
    /// A line break or an image, without content.
    case void
    /// A button, whose boundary misnested tags do not cross.
    case button
  }

  /// The nesting category of the tag.
  var category: Category {
    switch self {
    case .b, .strong, .i, .em, .u, .s, .code, .span, .small, .sub, .sup, .a: .inline
    case .img, .br: .void
    case .button: .button
    case .hr, .div, .p, .ul, .ol, .li, .h1, .h2, .h3, .h4, .h5, .h6, .blockquote, .pre: .block
    }
  }

  /// Whether the element has no content.
  var isVoid: Bool { category == .void || self == .hr }
  /// Whether HTML permits omission of the end tag.
  var mayOmitEnd: Bool { self == .p || self == .li }
  /// Whether addresses in the element do not become links.
  var suppressesLinks: Bool { self == .a || self == .button || self == .code }

  /// Returns the tag with a lowercase name.
  static func named(_ name: String) -> MarkupTag? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
