// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Length {
  /// A unit of length.
  public enum Unit: UInt8, Sendable, Hashable, CaseIterable {
    /// One logical pixel.
    case px
    /// The size of the element's font.
    case em
    /// The size of the root's font.
    case rem
    /// A point: 1/72 inch, 4/3 px.
    case pt
    /// A pica: 12 points.
    case pc
    /// An inch: 96 px.
    case `in`
    /// A centimeter.
    case cm
    /// A millimeter.
    case mm
    /// A quarter of a millimeter.
    case q
    /// The height of the font's small x.
    case ex
    /// The width of the font's digit zero.
    case ch
    /// A hundredth of the viewport's width.
    case vw
    /// A hundredth of the viewport's height.
    case vh
    /// A hundredth of the viewport's smaller side.
    case vmin
    /// A hundredth of the viewport's larger side.
    case vmax
  }
}

extension Length.Unit {
  /// The unit as CSS writes it.
  public var name: String { spelling.description }

  /// How many px one of the unit is; nil for a unit that depends on a font or a viewport.
  public var pixels: Double? {
    switch self {
    case .px: 1
    case .pt: 96.0 / 72
    case .pc: 16
    case .in: 96
    case .cm: 96 / 2.54
    case .mm: 96 / 25.4
    case .q: 96 / 101.6
    default: nil
    }
  }

  private var spelling: StaticString {
    switch self {
    case .px: "px"
    case .em: "em"
    case .rem: "rem"
    case .pt: "pt"
    case .pc: "pc"
    case .in: "in"
    case .cm: "cm"
    case .mm: "mm"
    case .q: "Q"
    case .ex: "ex"
    case .ch: "ch"
    case .vw: "vw"
    case .vh: "vh"
    case .vmin: "vmin"
    case .vmax: "vmax"
    }
  }

  /// The unit of a dimension token in any ASCII case; nil when it is no length.
  init?(_ stream: TokenStream, at position: Int) {
    var unit = stream.tokens[position].flags.contains(.escaped) ? stream.unit(of: position) : nil
    let found =
      unit?.withUTF8(Self.find) ?? Self.find(stream.utf8(in: stream.unitRange(of: position)))
    guard let found else { return nil }
    self = found
  }

  private static func find(_ utf8: UnsafeBufferPointer<UInt8>) -> Self? {
    var number: UInt8 = 0
    while let unit = Self(rawValue: number) {
      if unit.isSpelled(utf8) { return unit }
      number += 1
    }
    return nil
  }

  private func isSpelled(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let spelling = spelling
    guard spelling.utf8CodeUnitCount == utf8.count else { return false }
    for index in 0..<utf8.count
    where spelling.utf8Start[index].lowercased != utf8[index].lowercased {
      return false
    }
    return true
  }
}
