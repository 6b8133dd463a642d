// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSMotion
  import CSSStorage
  import CSSSyntax
  import LiveryDisplay
  import LiveryPipelines
  import LiveryRendering

  /// The drawing of an element by `livery render`, at one moment or at several.
  struct RenderDrawing {
    private let command: Render
    /// The element at rest, after a change of its state.
    private let rest: PreparedSelector
    private let content: PipelineContent
    private let renderer: Renderer
    let report: DrawingReport

    /// Creates the drawing of an element.
    init(
      _ command: Render, _ rest: PreparedSelector, content: PipelineContent, in sheet: CSSStyleSheet
    ) {
      self.command = command
      self.rest = rest
      self.content = content
      renderer = Renderer(images: ImageLoader { try sheet.resource(for: $0).bytes })
      report = DrawingReport(sheet)
    }
  }

  extension RenderDrawing {
    /// Writes the picture of the element at a moment.
    ///
    /// - Throws: A `RenderingError`, or the failure of the output file.
    func writePicture(of element: PreparedSelector) throws -> CommandExit {
      guard let picture = picture(of: element),
        let format = Rendering.Format(rawValue: command.ending)
      else { return reportUnmatched() }
      Progress.begin(CommandMessages.drawing(rest.selector))
      let layout = picture.layout(by: renderer)
      let rendering = try picture.rendering(of: layout, as: format, by: renderer)
      report.write(rendering.problems, of: rest.selector)
      reportInvisible([picture], [layout])
      try OutputFile(command.output).write(rendering.bytes)
      return .done
    }

    /// Writes pictures from the beginning to the end of a timeline.
    ///
    /// - Throws: A `RenderingError`, or the failure of an output file.
    func writeFrames(_ count: Int, of timeline: MotionTimeline?) throws -> CommandExit {
      guard let timeline, rest.isMatched else { return reportUnmatched() }
      let moments = timeline.moments(count)
      let pictures = moments.compactMap { moment in
        timeline.style(at: moment).flatMap { picture(of: PreparedSelector(rest.selector, $0)) }
      }
      guard pictures.count == count else { return reportUnmatched() }
      if timeline.end == .zero { StandardError.write(CommandMessages.nothingMoves(rest.selector)) }
      let layouts = StylePicture.layouts(of: pictures, by: renderer)
      reportInvisible(pictures, layouts)
      if command.ending == "apng" {
        try writeAnimation(pictures, layouts, of: timeline)
      } else if let pattern = FramePattern(command.output) {
        for (number, (picture, layout)) in zip(pictures, layouts).enumerated() {
          Progress.begin(CommandMessages.drawing(rest.selector), number, of: count)
          let rendering = try picture.rendering(of: layout, as: .png, by: renderer)
          report.write(rendering.problems, of: rest.selector)
          try OutputFile(pattern.name(of: number + 1)).write(rendering.bytes)
        }
      }
      return .done
    }

    private func writeAnimation(
      _ pictures: [StylePicture], _ layouts: [StylePicture.Layout], of timeline: MotionTimeline
    ) throws {
      let seconds = timeline.end / .seconds(1)
      var animation = AnimatedPNG(
        frameCount: pictures.count, secondsPerFrame: seconds / Double(max(pictures.count - 1, 1)),
        repeats: timeline.isInfinite)
      for (number, (picture, layout)) in zip(pictures, layouts).enumerated() {
        Progress.begin(CommandMessages.drawing(rest.selector), number, of: pictures.count)
        let (bitmap, problems) = try picture.bitmap(of: layout, by: renderer)
        report.write(problems, of: rest.selector)
        animation.append(bitmap)
      }
      try OutputFile(command.output).write(animation.file)
    }
  }

  extension RenderDrawing {
    /// Returns the picture of the element at a moment, or `nil` if no rule matches it.
    private func picture(of element: PreparedSelector) -> StylePicture? {
      guard element.isMatched, let style = element.computedStyle?.resolvedPipeline() else {
        return nil
      }
      let states = command.moment.states(command.elementArguments.states)
      report.writeInvalidPipeline(of: element, states: states)
      report.write(style.problems, of: rest.selector, states: states)
      let options = command.pictureOptions
      var picture = StylePicture(style.pipeline, content: content, size: options.size?.size)
      picture.isVertical = element.stacksPicture
      picture.scale = command.elementArguments.environment.scale ?? 1
      picture.background = options.background?.color ?? .clear
      return picture
    }

    private func reportUnmatched() -> CommandExit {
      StandardError.write(CommandMessages.noRuleMatches(rest.selector))
      return .negative
    }

    /// Reports that nothing is visible in any picture.
    private func reportInvisible(_ pictures: [StylePicture], _ layouts: [StylePicture.Layout]) {
      guard !layouts.contains(where: { $0.isVisible(using: renderer) }) else { return }
      let lacksText =
        (command.pictureOptions.text ?? "").isEmpty
        && pictures.contains { $0.pipeline.first(TextStep.self) != nil }
      report.report(CommandMessages.notVisible(rest.selector, lacksText: lacksText))
    }
  }
#endif
