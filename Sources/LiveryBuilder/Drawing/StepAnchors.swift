// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSValues
  import LiveryDisplay
  import LiveryPipelines

  /// The positions of a step's parameters, which follow from the types of the parameters.
  ///
  /// | Type | Position |
  /// | --- | --- |
  /// | distances from the sides | the box from whose sides they are measured |
  /// | a point, a text shadow | the center of the frame, or of the content |
  /// | a gradient | the line of its offsets from 0 to 1 |
  /// | a shape | the box of its outline, and the pointer of a speech bubble |
  struct StepAnchors {
    private(set) var messages: [String: JSONData] = [:]

    /// Finds the positions of a step's parameters.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - before: The context in which it is drawn.
    ///   - after: The context in which the next step is drawn.
    init(_ step: any PipelineStep, before: DrawingContext, after: DrawingContext) {
      for parameter in type(of: step).parameters {
        messages[parameter.name] = Self.anchor(parameter, of: step, before, after)
      }
    }

    private static func anchor(
      _ parameter: ParameterDescription, of step: any PipelineStep, _ before: DrawingContext,
      _ after: DrawingContext
    ) -> JSONData? {
      switch parameter.type {
      case .insets:
        insets(parameter, of: step, before, after).map { .object(["box": .rect($0)]) }
      case .shape: shape(after.shape, in: after.frame)
      case .point: .object(["point": .point(after.frame.center)])
      case .list(.textShadow): .object(["point": .point(after.contentFrame.center)])
      case .gradient:
        step.value(ofParameter: parameter.name)
          .flatMap { parameter.type.value($0, as: CSSGradient.self, library: .standard) }
          .map { line(of: $0, in: before.frame) }
      default: nil
      }
    }

    /// Returns the box that a parameter insets, or `nil` if it moves no frame.
    ///
    /// The frame that moves with the parameter is found with four other distances.
    private static func insets(
      _ parameter: ParameterDescription, of step: any PipelineStep, _ before: DrawingContext,
      _ after: DrawingContext
    ) -> Rect? {
      guard let values = step.value(ofParameter: parameter.name),
        let insets = parameter.type.value(values, as: Insets.self, library: .standard)
      else { return nil }
      let change = Insets(top: 1, right: 2, bottom: 3, left: 4)
      var probe = step
      var moved = before
      let lengths = (insets + change).cssValues(as: parameter.type) ?? []
      guard (try? probe.setParameter(parameter.name, to: lengths)) != nil else { return nil }
      probe.draw(in: &moved)
      if moved.frame != after.frame { return after.frame.inset(by: -insets) }
      guard moved.contentFrame != after.contentFrame else { return nil }
      return after.contentFrame.inset(by: -insets)
    }

    private static func line(of gradient: CSSGradient, in box: Rect) -> JSONData {
      let line = GradientLine(gradient.geometry, in: box)
      let length = JSONData.rounded(line.length)
      switch line.geometry {
      case .linear(let start, let end):
        return .object(["start": .point(start), "end": .point(end), "length": length])
      case .radial(let center, let radii):
        let end = center + Point(radii.width, 0)
        return .object(["start": .point(center), "end": .point(end), "length": length])
      case .conic(let center, let angle):
        let radius = min(box.width, box.height) / 2
        return .object([
          "center": .point(center), "from": .rounded(angle), "radius": .rounded(radius),
        ])
      }
    }
  }

  extension StepAnchors {
    /// Returns the position of a shape in the frame in which it is drawn.
    static func shape(_ shape: any Shape, in frame: Rect) -> JSONData {
      var members = ["box": JSONData.rect(frame)]
      if let bubble = shape as? SpeechBubble {
        members["box"] = .rect(bubble.body(in: frame))
        members["pointer"] = .list(bubble.pointer(in: frame).map { .point($0) })
      }
      return .object(members)
    }
  }

  extension JSONData {
    fileprivate static func point(_ point: Point) -> JSONData { .numbers(point.x, point.y) }

    fileprivate static func rect(_ rect: Rect) -> JSONData {
      .numbers(rect.minX, rect.minY, rect.width, rect.height)
    }
  }
#endif
