// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A name by which a sheet may call a system color: its own, or one of those from before 2018.
///
/// Defined by [CSS Color 4, appendix A](https://drafts.csswg.org/css-color-4/#deprecated-system-colors).
public struct SystemColorName: Sendable, Hashable {
  private let index: UInt8

  /// The color that is meant.
  public var color: SystemColor {
    Self.deprecated(index)?.color ?? .init(rawValue: index) ?? .canvas
  }

  /// The color's own name.
  public init(_ color: SystemColor) { index = color.rawValue }

  /// The name that a token is; nil when it is none of them.
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
  /// The name as CSS writes it, in small letters.
  public var description: String {
    (Self.deprecated(index)?.name ?? color.name).description
  }
}
