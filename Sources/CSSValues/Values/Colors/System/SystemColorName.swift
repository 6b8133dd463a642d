// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The name of a system color in a style sheet: its current name or a deprecated one.
///
/// Defined by [CSS Color 4, appendix A](https://drafts.csswg.org/css-color-4/#deprecated-system-colors).
public struct SystemColorName: Sendable, Hashable {
  private let index: UInt8

  /// The system color that the name refers to.
  public var color: SystemColor {
    Self.deprecated(index)?.color ?? .init(rawValue: index) ?? .canvas
  }

  /// Creates the current name of a color.
  public init(_ color: SystemColor) { index = color.rawValue }

  /// Creates the name that a token is, or returns `nil` if it is not a system color.
  package init?(_ stream: TokenStream, at position: Int) {
    guard let index = stream.withName(of: position, Self.table.find) else { return nil }
    self.index = UInt8(index)
  }

  private static let table = SmallNameTable(
    SystemColor.allCases.map(\.description) + deprecated.map(\.name.description))

  private static func deprecated(_ index: UInt8) -> (name: StaticString, color: SystemColor)? {
    let offset = Int(index) - SystemColor.allCases.count
    return deprecated.indices.contains(offset) ? deprecated[offset] : nil
  }

  private static let deprecated: [(name: StaticString, color: SystemColor)] = [
    ("activeborder", .buttonBorder),
    ("activecaption", .canvas),
    ("appworkspace", .canvas),
    ("background", .canvas),
    ("buttonhighlight", .buttonFace),
    ("buttonshadow", .buttonFace),
    ("captiontext", .canvasText),
    ("inactiveborder", .buttonBorder),
    ("inactivecaption", .canvas),
    ("inactivecaptiontext", .grayText),
    ("infobackground", .canvas),
    ("infotext", .canvasText),
    ("menu", .canvas),
    ("menutext", .canvasText),
    ("scrollbar", .canvas),
    ("threeddarkshadow", .buttonBorder),
    ("threedface", .buttonFace),
    ("threedhighlight", .buttonBorder),
    ("threedlightshadow", .buttonBorder),
    ("threedshadow", .buttonBorder),
    ("window", .canvas),
    ("windowframe", .buttonBorder),
    ("windowtext", .canvasText),
  ]
}

extension SystemColorName: CustomStringConvertible {
  /// The CSS name, in lowercase.
  public var description: String {
    (Self.deprecated(index)?.name ?? color.name).description
  }
}
