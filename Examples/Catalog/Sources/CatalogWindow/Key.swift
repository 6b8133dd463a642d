// SPDX-License-Identifier: Apache-2.0

/// A pressed key of the keyboard.
public struct Key: Sendable, Hashable {
  /// The X11 name, such as `a`, `Return`, `Up` or `BackSpace`.
  public var name: String
  /// The text, or `nil` for a key without text or pressed with control or alt.
  public var text: String?
  /// The modifier keys that are held.
  public var modifiers: Modifiers

  /// Creates a key from its parts.
  public init(name: String, text: String? = nil, modifiers: Modifiers = []) {
    self.name = name
    self.text = text
    self.modifiers = modifiers
  }

  /// The modifier keys.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates modifiers from their bits.
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
  /// Returns the text of an X11 key symbol.
  ///
  /// Latin 1 and Unicode symbols are code points; symbols of the keypad are digits and signs.
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
