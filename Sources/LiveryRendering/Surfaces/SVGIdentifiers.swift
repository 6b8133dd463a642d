// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A renumbering of the surfaces and images in an SVG by Cairo, in order of appearance.
  ///
  /// Cairo numbers surfaces across the whole process: the same list yields `image12` once and
  /// `image40` later. The rest of the file is independent of earlier drawings.
  struct SVGIdentifiers {
    private var numbers: [ArraySlice<UInt8>: Int] = [:]

    /// Returns the file with the names `surface0`, `image1` and so on.
    static func renumbered(_ svg: [UInt8]) -> [UInt8] {
      var identifiers = SVGIdentifiers()
      return identifiers.renumbered(svg)
    }

    private static let prefixes = [Array("image".utf8), Array("surface".utf8)]

    private mutating func renumbered(_ svg: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(svg.count)
      var position = 0
      while position < svg.count {
        let byte = svg[position]
        result.append(byte)
        position += 1
        // A name follows the quote of its definition, or the number sign of a reference.
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
          let prefix = Self.prefixes.first(where: { svg[position...].starts(with: $0) })
        else { continue }
        let digits = svg[(position + prefix.count)...].prefix { $0 &- 0x30 < 10 }
        guard !digits.isEmpty else { continue }
        let number = numbers[digits] ?? numbers.count
        numbers[digits] = number
        result += prefix + Array("\(number)".utf8)
        position = digits.endIndex
      }
      return result
    }
  }
#endif
