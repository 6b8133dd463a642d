// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

extension Pipeline {
  /// Returns the differences of two pipelines by step: colors within 1/255, all else exactly.
  func differences(from expected: Pipeline) -> [String] {
    guard steps.count == expected.steps.count else { return ["\(self) is not \(expected)"] }
    return zip(steps, expected.steps).compactMap { step, expected in
      Pipeline([step.withExpectedColors(of: expected)]) == Pipeline([expected])
        ? nil : "\(step.cssText) is not \(expected.cssText)"
    }
  }

  /// The steps without images that are drawn as outlines, which replace image files of Three20.
  var withoutDrawnPictures: Pipeline {
    var result: [any PipelineStep] = []
    var isDrawing = false
    for step in steps {
      if (step as? ShapeStep)?.shape.base is PathOutline {
        isDrawing = true
      } else if let part = step as? PartStep {
        result.append(PartStep(part.name, part.pipeline.withoutDrawnPictures))
      } else if !(isDrawing && step is SolidFill) {
        result.append(step)
      }
    }
    return Pipeline(result)
  }
}

extension PipelineStep {
  /// Returns the step with the colors of another step, if they are equal within 1/255.
  fileprivate func withExpectedColors(of expected: any PipelineStep) -> any PipelineStep {
    (self as? any ColoredStep)?.withColors(of: expected) ?? self
  }
}

/// A step that has colors.
private protocol ColoredStep: PipelineStep {
  /// Sets the colors to those of another step that are equal within 1/255.
  mutating func copyColors(from other: Self)
}

extension ColoredStep {
  func withColors(of other: any PipelineStep) -> any PipelineStep {
    guard let other = other as? Self else { return self }
    var step = self
    step.copyColors(from: other)
    return step
  }
}

extension RGBA {
  /// Returns whether each component equals that of another color, within a tolerance.
  func isLike(_ other: RGBA, within tolerance: Double = 1.0 / 255) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .allSatisfy { abs($0 - $1) <= tolerance }
  }

  fileprivate mutating func copy(_ other: RGBA) {
    if isLike(other) { self = other }
  }
}

extension RGBA? {
  fileprivate mutating func copy(_ other: RGBA?) {
    if let color = self, let other, color.isLike(other) { self = other }
  }
}

extension CSSGradient {
  fileprivate mutating func copy(_ other: CSSGradient) {
    if effectiveInterpolation == other.effectiveInterpolation {
      interpolation = other.interpolation
    }
    guard stops.count == other.stops.count else { return }
    for index in stops.indices {
      guard case .color(.color(let color), let position) = stops[index],
        case .color(.color(let expected), let other) = other.stops[index], position == other,
        RGBA(color).isLike(RGBA(expected))
      else { continue }
      stops[index] = .color(.color(expected), at: position)
    }
  }
}

extension SolidFill: ColoredStep {
  mutating func copyColors(from other: SolidFill) { color.copy(other.color) }
}

extension ReflectiveFill: ColoredStep {
  mutating func copyColors(from other: ReflectiveFill) { color.copy(other.color) }
}

extension GradientFill: ColoredStep {
  mutating func copyColors(from other: GradientFill) { gradient.copy(other.gradient) }
}

extension ShadowStep: ColoredStep {
  mutating func copyColors(from other: ShadowStep) { shadow.color.copy(other.shadow.color) }
}

extension InnerShadowStep: ColoredStep {
  mutating func copyColors(from other: InnerShadowStep) { shadow.color.copy(other.shadow.color) }
}

extension SolidBorder: ColoredStep {
  mutating func copyColors(from other: SolidBorder) { color.copy(other.color) }
}

extension GradientBorder: ColoredStep {
  mutating func copyColors(from other: GradientBorder) { gradient.copy(other.gradient) }
}

extension FourSideBorder: ColoredStep {
  mutating func copyColors(from other: FourSideBorder) {
    top.copy(other.top)
    right.copy(other.right)
    bottom.copy(other.bottom)
    left.copy(other.left)
  }
}

extension BevelBorder: ColoredStep {
  mutating func copyColors(from other: BevelBorder) {
    highlight.copy(other.highlight)
    shadow.copy(other.shadow)
  }
}

extension TextStep: ColoredStep {
  mutating func copyColors(from other: TextStep) {
    color.copy(other.color)
    guard shadows.count == other.shadows.count else { return }
    for index in shadows.indices { shadows[index].color.copy(other.shadows[index].color) }
  }
}

extension PartStep: ColoredStep {
  mutating func copyColors(from other: PartStep) {
    if pipeline.differences(from: other.pipeline).isEmpty { pipeline = other.pipeline }
  }
}
