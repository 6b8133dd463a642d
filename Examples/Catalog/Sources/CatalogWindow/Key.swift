// SPDX-License-Identifier: Apache-2.0

/// A key of the keyboard, pressed.
public struct Key: Sendable, Hashable {
  /// The name that X11 has for it, such as `a`, `Return`, `Up` or `BackSpace`.
  public var name: String
  /// What it writes; nil for a key that writes nothing, or is pressed with control or alt.
  public var text: String?
  /// The keys held with it.
  public var modifiers: Modifiers

  /// A key by its parts.
  public init(name: String, text: String? = nil, modifiers: Modifiers = []) {
    self.name = name
    self.text = text
    self.modifiers = modifiers
  }

  /// Keys that change the meaning of others.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Takes the bits as they are.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt.
    public static let alternate = Modifiers(rawValue: 4)
  }
}

extension Key {
  /// What a key symbol of X11 writes: those of Latin 1 and Unicode are their code points, those of the key pad digits and signs.
  static func text(ofSymbol symbol: UInt) -> String? {
    let code: UInt
    switch symbol {
    case 0x20...0x7E, 0xA0...0xFF: code = symbol
    case 0xFFAA...0xFFB9: code = symbol - 0xFF80
    case 0x0100_0100...0x0110_FFFF: code = symbol - 0x0100_0000
    default: return nil
    }
    return Unicode.Scalar(UInt32(code)).map { String(Character($0)) }
  }
}
