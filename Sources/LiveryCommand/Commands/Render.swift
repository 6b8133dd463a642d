// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSStorage
import CSSSyntax
import LiveryDisplay
import LiveryPipelines
import LiveryRendering

/// `livery render`: draws one style.
struct Render: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one style as a PNG, SVG or PDF file.",
    discussion: """
      The style is drawn in its natural size, with space for its shadows, unless --size sets another. The files lie \
      over the base, in the order given; without files the base alone applies. The selector \
      describes one element: '.badge', 'toolbar > .toolbarButton'.

        livery render .toolbarButton --text Done --state highlighted --scale 2 -o done.png

      Pictures that a theme names are read from the theme's folder; nothing is loaded from a network. A part that \
      cannot be drawn is reported, and the others are drawn.

      The exit code is 1 if no rule matches the element, or if the theme makes it too large for a picture.
      """)

  @OptionGroup var elementArguments: ElementArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, with the extension png, svg or pdf.", valueName: "file"))
  var output: String

  @OptionGroup var pictureOptions: PictureOptions

  func validate() throws {
    guard ["png", "svg", "pdf"].contains(ending) else {
      throw ValidationError(CommandMessages.unknownPictureFormat(output))
    }
  }

  /// The extension of the output file, in lower case.
  private var ending: String {
    guard let dot = output.lastIndex(of: ".") else { return "" }
    return output[output.index(after: dot)...].lowercased()
  }
}

#if Rendering
  extension Render {
    func draw() throws -> CommandExit {
      guard let sheet = elementArguments.sheet(), let format = Rendering.Format(rawValue: ending),
        let content = pictureOptions.content
      else { return .unreadable }
      let report = DrawingReport(sheet)
      report.writeInvalidValues()
      let element = sheet.prepare(elementArguments.selector, states: elementArguments.states)
      guard element.diagnostics.isEmpty else {
        elementArguments.report(element.diagnostics)
        return .usage
      }
      guard element.isMatched, let style = element.computedStyle?.resolvedPipeline() else {
        StandardError.write(CommandMessages.noRuleMatches(elementArguments.selector))
        return .negative
      }
      Progress.begin(CommandMessages.drawing(elementArguments.selector))
      report.writeInvalidPipeline(of: element, states: elementArguments.states)
      report.write(style.problems, of: elementArguments.selector, states: elementArguments.states)
      var picture = StylePicture(style.pipeline, content: content, size: pictureOptions.size?.size)
      picture.isVertical = element.stacksPicture
      picture.scale = scale ?? 1
      picture.background = pictureOptions.background?.color ?? .clear
      let renderer = Renderer(images: ImageLoader { try sheet.resource(for: $0).bytes })
      do {
        let layout = picture.layout(by: renderer)
        let rendering = try picture.rendering(of: layout, as: format, by: renderer)
        report.write(rendering.problems, of: elementArguments.selector)
        if !layout.isVisible(using: renderer) {
          report.report(
            CommandMessages.notVisible(
              elementArguments.selector, lacksText: lacksText(style.pipeline)))
        }
        try OutputFile(output).write(rendering.bytes)
        return .done
      } catch let error as RenderingError {
        StandardError.write(CommandMessages.undrawable(elementArguments.selector, error))
        return exit(after: error)
      } catch let error as OutputFile.Failure {
        StandardError.write(CommandMessages.unwritable(error))
        return error.exit
      }
    }

    private var scale: Double? { elementArguments.environment.scale }

    /// Returns whether a style draws text but no text was specified.
    private func lacksText(_ pipeline: Pipeline) -> Bool {
      (pictureOptions.text ?? "").isEmpty && pipeline.first(TextStep.self) != nil
    }

    /// Returns the exit code for a failure to draw: that of a theme error if the options set no
    /// size.
    private func exit(after error: RenderingError) -> CommandExit {
      switch error {
      case .tooLarge, .tooLong, .surface:
        pictureOptions.size == nil && scale == nil ? .negative : .usage
      case .invalidSize, .invalidScale: .usage
      }
    }
  }
#endif
