// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import Livery
  import LiveryPipelines
  import LiveryRendering
  import Testing

  /// A pixel of a drawn style, and its expected color.
  struct Sample: Sendable, CustomTestStringConvertible {
    /// The assertion.
    let assertion: String
    /// The drawing.
    let drawing: Drawing
    /// The column and the row.
    let pixelPosition: (x: Int, y: Int)
    /// The color.
    let color: Tone
    /// The tolerance of a component, in 255ths.
    var tolerance = 2.0

    init(
      _ assertion: String, _ drawing: Drawing, _ x: Int, _ y: Int, _ color: Tone,
      tolerance: Double = 2
    ) {
      self.assertion = assertion
      self.drawing = drawing
      self.pixelPosition = (x, y)
      self.color = color
      self.tolerance = tolerance
    }

    var testDescription: String { assertion }
  }

  /// A style or a pipeline in a box.
  struct Drawing: Sendable {
    let pipeline: Pipeline
    let size: Size
    var scale = 1.0
    var content = PipelineContent.none

    /// Returns a style of the default sheet, by default in a box of 100 × 44.
    static func style(
      _ selector: String, _ state: ControlState = .normal, _ size: Size = Size(100, 44)
    ) -> Drawing {
      Drawing(pipeline: Theme().pipeline(for: selector, state: state), size: size)
    }

    /// Returns a drawing of a pipeline.
    static func pipeline(
      _ text: String, _ size: Size = Size(100, 44), scale: Double = 1
    ) -> Drawing {
      Drawing(pipeline: Pipeline(parsing: text) ?? Pipeline(), size: size, scale: scale)
    }

    /// Returns the drawing that the standard properties of an element determine.
    static func box(
      _ declarations: String, _ size: Size = Size(100, 44), scale: Double = 1
    ) -> Drawing {
      let sheet = CSSStyleSheet(".a { \(declarations) }")
      return Drawing(pipeline: sheet.pipeline(for: ".a"), size: size, scale: scale)
    }

    /// Draws the bitmap.
    func bitmap() throws -> Bitmap {
      #expect(!pipeline.steps.isEmpty)
      let list = pipeline.displayList(
        in: Rect(origin: .zero, size: size), content: content, measuring: pictures.measuring)
      return try pictures.bitmap(list, size: size, scale: scale)
    }
  }

  extension Sample {
    /// Draws, and compares the premultiplied components.
    func check() throws {
      let pixel = try drawing.bitmap()[pixelPosition.x, pixelPosition.y]
      let opacity = Double(pixel.alpha) / 255
      let actual = [Double(pixel.red), Double(pixel.green), Double(pixel.blue)].map { $0 * opacity }
      let expected = [color.red, color.green, color.blue].map {
        min(max($0, 0), 255) * color.alpha
      }
      let isWithinTolerance =
        zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
        && abs(Double(pixel.alpha) - 255 * color.alpha) <= tolerance
      #expect(isWithinTolerance, "\(assertion): \(pixel), not \(color)")
    }
  }
#endif
