// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSMotion
import CSSStorage
import CSSSyntax
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

      With --at, the picture shows a moment of the style's transitions and animations. With --frames, several \
      pictures show the moments from 0 to the end of all of them, both included, at equal distances; the end of an \
      infinite animation is that of its first iteration. All have the size of the largest one. %d or %03d in the \
      name of the output is replaced by the number of the picture, which begins with 1, and a name that ends in .apng \
      is one animation.

        livery render .button --text Done --to highlighted --frames 12 -o hover.apng
        livery render .button --text Done --to highlighted --frames 12 -o hover-%02d.png

      Pictures that a theme names are read from the theme's folder; nothing is loaded from a network. A part that \
      cannot be drawn is reported, and the others are drawn.

      The exit code is 1 if no rule matches the element, or if the theme makes it too large for a picture.
      """)

  @OptionGroup var elementArguments: ElementArguments

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, with the extension png, svg or pdf; with --frames also apng.",
      valueName: "file"))
  var output: String

  @OptionGroup var pictureOptions: PictureOptions

  @OptionGroup(title: "Motion") var moment: MomentOptions

  @Option(
    help: ArgumentHelp(
      "The number of moments to draw, from 0 to the end of the motion.", valueName: "number"))
  var frames: Int?

  func validate() throws {
    try moment.check(isTimed: moment.time != nil || frames != nil, options: "--at or --frames")
    guard let frames else {
      if ending == "apng" { throw ValidationError(CommandMessages.animationWithoutFrames) }
      guard ["png", "svg", "pdf"].contains(ending) else {
        throw ValidationError(CommandMessages.unknownPictureFormat(output))
      }
      return
    }
    guard moment.time == nil else { throw ValidationError(CommandMessages.momentWithFrames) }
    guard (2...Self.maximumFrameCount).contains(frames) else {
      throw ValidationError(CommandMessages.invalidFrameCount(Self.maximumFrameCount))
    }
    guard ending == "apng" || ending == "png" && FramePattern(output) != nil else {
      throw ValidationError(CommandMessages.unknownFrameFormat(output))
    }
  }

  /// The maximum number of frames.
  private static let maximumFrameCount = 10_000

  /// The extension of the output file, in lower case.
  var ending: String {
    guard let dot = output.lastIndex(of: ".") else { return "" }
    return output[output.index(after: dot)...].lowercased()
  }
}

#if Rendering
  extension Render {
    func draw() throws -> CommandExit {
      guard let sheet = elementArguments.sheet(), let content = pictureOptions.content else {
        return .unreadable
      }
      let states = elementArguments.states
      let rest = sheet.prepare(elementArguments.selector, states: moment.states(states))
      let drawing = RenderDrawing(self, rest, content: content, in: sheet)
      drawing.report.writeInvalidValues()
      guard rest.diagnostics.isEmpty else {
        elementArguments.report(rest.diagnostics)
        return .usage
      }
      do {
        if let frames {
          let timeline = moment.timeline(of: elementArguments.selector, states: states, in: sheet)
          return try drawing.writeFrames(frames, of: timeline)
        }
        return try drawing.writePicture(of: moment.element(rest, states: states, in: sheet))
      } catch let error as RenderingError {
        StandardError.write(CommandMessages.undrawable(elementArguments.selector, error))
        return exit(after: error)
      } catch let error as OutputFile.Failure {
        StandardError.write(CommandMessages.unwritable(error))
        return error.exit
      }
    }

    /// Returns the exit code for a failure to draw: that of a theme error if the options set no
    /// size.
    private func exit(after error: RenderingError) -> CommandExit {
      switch error {
      case .tooLarge, .tooLong, .surface:
        pictureOptions.size == nil && elementArguments.environment.scale == nil ? .negative : .usage
      case .invalidSize, .invalidScale: .usage
      }
    }
  }
#endif
