// SPDX-License-Identifier: Apache-2.0

/// The type of a value that the last word of its member name implies.
///
/// The suffixes re-create those of the Ångström Style System.
struct ValueType: Hashable {
  /// The kind of a single value.
  let kind: Kind
  /// Whether the value is a list, because the word is plural.
  let isList: Bool

  /// A kind of value.
  enum Kind: String, Hashable {
    case color, image, point, size, rect, insets, font, textAttributes
  }

  private static let words: [String: Kind] = [
    "color": .color, "colour": .color, "image": .image, "point": .point, "origin": .point,
    "location": .point, "position": .point, "center": .point, "size": .size,
    "dimensions": .size, "rect": .rect, "frame": .rect, "bounds": .rect, "margin": .insets,
    "margins": .insets, "padding": .insets, "paddings": .insets, "border": .insets,
    "font": .font, "textattributes": .textAttributes,
  ]

  private static let plurals: [String: Kind] = [
    "colors": .color, "colours": .color, "images": .image, "points": .point, "origins": .point,
    "locations": .point, "positions": .point, "centers": .point, "sizes": .size, "rects": .rect,
    "frames": .rect, "borders": .insets, "fonts": .font,
  ]

  /// Creates the type that the last word of a name implies, or `nil` if it implies none.
  ///
  /// Capitals, hyphens and underscores separate words; trailing digits are ignored.
  init?(ofKey key: String) {
    var bytes = Array(key.utf8)
    while let last = bytes.last, last >= 0x30, last <= 0x39 { bytes.removeLast() }
    if bytes.count > 1_000 { return nil }
    let word = Self.lastWord(of: bytes)
    if let kind = Self.words[word] {
      self.init(kind: kind, isList: false)
    } else if let kind = Self.plurals[word] {
      self.init(kind: kind, isList: true)
    } else if Self.endsInTextAttributes(bytes) {
      self.init(kind: .textAttributes, isList: false)
    } else {
      return nil
    }
  }

  init(kind: Kind, isList: Bool) {
    self.kind = kind
    self.isList = isList
  }

  /// The type of an element of a list.
  var single: ValueType { ValueType(kind: kind, isList: false) }

  private static func lastWord(of bytes: [UInt8]) -> String {
    var start = bytes.count
    while start > 0 {
      let byte = bytes[start - 1]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { break }
      start -= 1
      // The last word of `URLColor` starts at the capital that precedes a lowercase letter.
      if byte >= 0x41, byte <= 0x5A, start + 1 < bytes.count, bytes[start + 1] >= 0x61 { break }
    }
    return String(decoding: bytes[start...], as: UTF8.self).lowercased()
  }

  private static func endsInTextAttributes(_ bytes: [UInt8]) -> Bool {
    let tail = String(decoding: bytes.suffix(15), as: UTF8.self).lowercased()
    return tail.hasSuffix("textattributes") || tail == "text-attributes"
      || tail == "text_attributes"
  }

  /// The JSON form of a value of the type, for use in a message.
  var shape: String {
    if isList { return "an array of values, each of which is \(single.shape)" }
    return switch kind {
    case .color: "a color such as \"#0f0d0a\""
    case .image: "the name of an image"
    case .point: "[x, y]"
    case .size: "[width, height]"
    case .rect: "[x, y, width, height]"
    case .insets: "[top, left, bottom, right]"
    case .font: "{\"name\": …, \"size\": …}"
    case .textAttributes: "an object of text attributes"
    }
  }
}
