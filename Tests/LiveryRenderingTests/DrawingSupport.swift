// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import LiveryRendering
  import TestSupport

  /// The renderer of the tests.
  let renderer: Renderer = {
    TestFonts.use()
    return Renderer()
  }()

  /// Returns the pixels of commands, which must include the end of each nesting level.
  func drawn(
    _ commands: DisplayCommand..., width: Double = 20, height: Double = 20, scale: Double = 1,
    background: RGBA = .clear, by renderer: Renderer = renderer
  ) throws -> Bitmap {
    try renderer.bitmap(
      DisplayList(commands), size: Size(width, height), scale: scale, background: background)
  }

  extension DisplayList {
    /// Creates a list of commands.
    init(_ commands: [DisplayCommand]) {
      self.init()
      for command in commands { add(command) }
    }
  }

  extension DisplayCommand {
    /// Returns a command that fills a rectangle.
    static func box(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA = .black
    ) -> DisplayCommand {
      .fill(Path(Rect(x: x, y: y, width: width, height: height)), .color(color))
    }
  }

  extension RGBA {
    static let pureRed = RGBA(red: 1, green: 0, blue: 0)
    static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
    static let pureBlue = RGBA(red: 0, green: 0, blue: 1)
  }

  extension Bitmap.Pixel {
    static let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = Bitmap.Pixel(red: 0, green: 0, blue: 0)
    static let white = Bitmap.Pixel(red: 255, green: 255, blue: 255)
    static let pureRed = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    static let pureGreen = Bitmap.Pixel(red: 0, green: 255, blue: 0)
    static let pureBlue = Bitmap.Pixel(red: 0, green: 0, blue: 255)

    /// Returns the greatest difference of a component.
    func difference(_ other: Bitmap.Pixel) -> Int {
      zip(components, other.components).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    var components: [UInt8] { [red, green, blue, alpha] }
  }

  extension Bitmap {
    /// The bounding box of all pixels that are not transparent, or `nil` if there are none.
    var opaqueBounds: (left: Int, top: Int, right: Int, bottom: Int)? {
      var box: (left: Int, top: Int, right: Int, bottom: Int)?
      for y in 0..<height {
        for x in 0..<width where self[x, y].alpha > 0 {
          guard let found = box else {
            box = (x, y, x + 1, y + 1)
            continue
          }
          box = (
            min(found.left, x), min(found.top, y), max(found.right, x + 1), max(found.bottom, y + 1)
          )
        }
      }
      return box
    }

    /// The sum of the opacities of all pixels.
    var opacitySum: Int {
      stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Int(bytes[$1]) }
    }
  }

  /// Returns a font of the tests.
  func font(_ size: Double, weight: FontWeight = .normal, _ families: FontFamily...) -> CSSFont {
    CSSFont(
      families: families.isEmpty ? [.named("DejaVu Sans")] : families, size: size, weight: weight)
  }
#endif
