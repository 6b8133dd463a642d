// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The frames of a pipeline before its first step and after each of its steps.
struct FrameTrace {
  /// The frames for fills and borders.
  var frames: [Rect] = []
  /// The content frames.
  var contents: [Rect] = []

  /// Draws a pipeline step by step.
  init(
    _ pipeline: Pipeline, in bounds: Rect = Rect(x: 0, y: 0, width: 100, height: 44),
    content: PipelineContent = .none
  ) {
    var context = DrawingContext(in: bounds, content: content, measuring: .uniform)
    record(context)
    for step in pipeline.steps {
      step.draw(in: &context)
      record(context)
    }
  }

  private mutating func record(_ context: DrawingContext) {
    frames.append(context.frame)
    contents.append(context.contentFrame)
  }
}

extension MeasurementContext {
  /// Texts of uniform character width, and no images.
  static let uniform = MeasurementContext(text: UniformTextMeasuring())

  /// Returns a measurement with uniform character widths, and images of known sizes.
  static func uniform(images: [String: Size]) -> MeasurementContext {
    MeasurementContext(text: UniformTextMeasuring(), images: FixedImageSizes(sizes: images))
  }
}

/// The sizes of images by their addresses.
struct FixedImageSizes: ImageMeasuring {
  let sizes: [String: Size]

  func size(of source: ImageSource) -> Size? {
    guard case .url(let url) = source else { return nil }
    return sizes[url.address]
  }
}
