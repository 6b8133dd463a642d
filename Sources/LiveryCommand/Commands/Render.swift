// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import LiveryPipelines
import LiveryRendering

/// `livery render`: one style drawn.
struct Render: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws one style as a PNG, SVG or PDF file.",
    discussion: """
      The style is drawn in its natural size, with room for its shadows, unless --size gives another. The files lie over \
      the default sheet, in the order given; without files the default sheet alone is drawn from. The selector describes \
      one element: '.badge', 'toolbar > .toolbarButton'.

        livery render .toolbarButton --text Done --state highlighted --scale 2 -o done.png

      Pictures that a theme names are read from the theme's folder; nothing is fetched from a network. What cannot be \
      drawn is said, and the rest is drawn.

      The exit code is 1 when no rule matches the element.
      """)

  @OptionGroup var question: ElementQuestion

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; its ending says png, svg or pdf.", valueName: "file"))
  var output: String

  @OptionGroup var look: PictureOptions

  func validate() throws {
    guard ["png", "svg", "pdf"].contains(ending) else {
      throw ValidationError(Wording.unknownPictureFormat(output))
    }
  }

  /// What the name of the output ends in, in small letters.
  private var ending: String {
    guard let dot = output.lastIndex(of: ".") else { return "" }
    return output[output.index(after: dot)...].lowercased()
  }
}

#if Rendering
  extension Render {
    func draw() throws -> CommandExit {
      guard let sheet = question.sheet(), let format = Rendering.Format(rawValue: ending),
        let content = look.content
      else { return .unreadable }
      DrawingReport.writeInvalidValues(in: sheet)
      let element = sheet.prepare(question.selector, states: question.states)
      guard element.diagnostics.isEmpty else {
        question.report(element.diagnostics)
        return .usage
      }
      guard element.isMatched, let style = element.computedStyle?.resolvedPipeline() else {
        StandardError.write(Wording.noRuleMatches(question.selector))
        return .negative
      }
      Progress.begin(Wording.drawing(question.selector))
      DrawingReport.write(style.problems, of: question.selector)
      var picture = StylePicture(style.pipeline, content: content, size: look.size?.size)
      picture.scale = look.scale
      picture.background = look.background?.color ?? .clear
      let renderer = Renderer(images: ImageLoader { try sheet.resource(for: $0).bytes })
      do {
        let rendering = try picture.rendering(as: format, by: renderer)
        DrawingReport.write(rendering.problems, of: question.selector)
        try OutputFile(output).write(rendering.bytes)
        return .done
      } catch let error as RenderingError {
        StandardError.write(Wording.undrawable(question.selector, error))
        return .usage
      } catch let error as OutputFile.Failure {
        StandardError.write(Wording.unwritable(error))
        return .fault
      }
    }
  }
#endif
