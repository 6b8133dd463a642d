// SPDX-License-Identifier: Apache-2.0

/// A tag that markup knows.
enum MarkupTag: String, CaseIterable {
  case b, strong, i, em, u, s, code, span, small, sub, sup
  case a, button, img, br, hr
  case div, p, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre

  /// How an element of the tag gets along with others.
  enum Category {
    /// Runs along in a line; it is closed and opened again where tags are nested wrongly.
    case inline
    /// Has lines of its own, and ends a paragraph.
    case block
    /// A line break or a picture, with nothing in it.
    case void
    /// A world of its own inside of a line.
    case button
  }

  /// How an element of the tag gets along with others.
  var category: Category {
    switch self {
    case .b, .strong, .i, .em, .u, .s, .code, .span, .small, .sub, .sup, .a: .inline
    case .img, .br: .void
    case .button: .button
    case .hr, .div, .p, .ul, .ol, .li, .h1, .h2, .h3, .h4, .h5, .h6, .blockquote, .pre: .block
    }
  }

  /// Whether nothing can be in the element.
  var isVoid: Bool { category == .void || self == .hr }
  /// Whether HTML lets the end tag be left out.
  var mayOmitEnd: Bool { self == .p || self == .li }
  /// Whether addresses in the element stay text.
  var isLinkless: Bool { self == .a || self == .button || self == .code }

  /// The tag of a name in lower case.
  static func named(_ name: String) -> MarkupTag? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
