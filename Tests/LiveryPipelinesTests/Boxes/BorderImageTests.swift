// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Pictures of borders")
struct BorderImageTests {
  /// The expected tiles of the top side: their starts after the corner, and their width.
  struct Tiling {
    let mode: String
    let starts: [Double]
    let width: Double

    init(_ mode: String, _ starts: [Double], _ width: Double) {
      self.mode = mode
      self.starts = starts
      self.width = width
    }
  }

  /// Returns the parts of an image of 20 by 10 px, and their frames in a box of 100 by 50.
  private func parts(_ declarations: String) -> [DisplayImage] {
    commands("border: 4px solid red; border-image-source: url(a.png); \(declarations)")
      .compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test("corners are sliced and drawn in the border's width instead of its lines")
  func corners() {
    let parts = parts("border-image-slice: 2")
    #expect(parts.count == 8)
    #expect(parts[0].part == Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(parts[0].frame == Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(parts[1].part == Rect(x: 2, y: 0, width: 16, height: 2))
    #expect(parts[1].frame == Rect(x: 4, y: 0, width: 92, height: 4))
    #expect(parts[7].part == Rect(x: 18, y: 8, width: 2, height: 2))
    #expect(parts[7].frame == Rect(x: 96, y: 46, width: 4, height: 4))
    let commands = commands("border: 4px solid red; border-image: url(a.png) 2")
    #expect(!commands.contains { if case .fill = $0 { true } else { false } })
  }

  @Test("draws the middle if requested")
  func middle() {
    let parts = parts("border-image-slice: 2 fill")
    #expect(parts.count == 9)
    #expect(parts[4].frame == Rect(x: 4, y: 4, width: 92, height: 42))
  }

  @Test("widths and outsets are multiples of the border width, or px")
  func widths() {
    let parts = parts("border-image-slice: 2; border-image-width: 2 3px; border-image-outset: 1")
    #expect(parts[0].frame == Rect(x: -4, y: -4, width: 3, height: 8))
  }

  @Test(
    "sides are repeated as declared",
    arguments: [
      // The top side is 16 px wide in the image, and 32 at the width of the border.
      Tiling("stretch", [0], 92), Tiling("round", [0, 92.0 / 3, 184.0 / 3], 92.0 / 3),
      Tiling("space", [28.0 / 3, 56.0 / 3 + 32], 32), Tiling("repeat", [-2, 30, 62], 32),
    ])
  func tiling(expected: Tiling) {
    let upper = parts("border-image-slice: 2; border-image-repeat: \(expected.mode)")
      .filter { $0.frame.minY == 0 && $0.part == Rect(x: 2, y: 0, width: 16, height: 2) }
    #expect(upper.count == expected.starts.count)
    for (image, start) in zip(upper, expected.starts) {
      #expect(abs(image.frame.minX - 4 - start) < 1e-6, "\(image.frame)")
      #expect(abs(image.frame.width - expected.width) < 1e-6, "\(image.frame)")
    }
  }

  @Test("draws the border lines if the picture is missing")
  func missing() {
    let list = pipeline("border: 4px solid red; border-image: url(a.png) 2").displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50),
      measuring: MeasurementContext(text: UniformTextMeasuring()))
    #expect(list.commands.count == 1)
  }

  @Test("a gradient is as large as the border box")
  func gradient() {
    let transforms = commands(
      "border: 4px solid red; border-image: linear-gradient(red, blue) 10"
    ).compactMap { if case .transform(let transform) = $0 { transform } else { nil } }
    #expect(transforms.count == 8)
    #expect(transforms.first == AffineTransform(a: 0.4, b: 0, c: 0, d: 0.4, e: 0, f: 0))
  }
}
