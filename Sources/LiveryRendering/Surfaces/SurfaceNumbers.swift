// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// Numbers the surfaces and pictures in an SVG of Cairo's by their order.
  ///
  /// Cairo counts surfaces over the whole process, and calls a picture by its number: `image12` here is `image40` when the
  /// same list is drawn again. Nothing else in the file depends on what was drawn before.
  struct SurfaceNumbers {
    private var numbers: [ArraySlice<UInt8>: Int] = [:]

    /// The file with `surface0`, `image1` and so on.
    static func renumbered(_ svg: [UInt8]) -> [UInt8] {
      var names = SurfaceNumbers()
      return names.renumbered(svg)
    }

    private static let names = [Array("image".utf8), Array("surface".utf8)]

    private mutating func renumbered(_ svg: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(svg.count)
      var position = 0
      while position < svg.count {
        let byte = svg[position]
        result.append(byte)
        position += 1
        // A name stands behind the quote of its definition, or the number sign of a reference.
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
          let name = Self.names.first(where: { svg[position...].starts(with: $0) })
        else { continue }
        let digits = svg[(position + name.count)...].prefix { $0 &- 0x30 < 10 }
        guard !digits.isEmpty else { continue }
        let number = numbers[digits] ?? numbers.count
        numbers[digits] = number
        result += name + Array("\(number)".utf8)
        position = digits.endIndex
      }
      return result
    }
  }
#endif
