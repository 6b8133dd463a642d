// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The options of commands that draw one style.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The size in px, such as 100x44.", valueName: "WxH"))
  var size: PictureSize?

  @Option(help: "The text that the style shows.")
  var text: String?

  @Option(help: ArgumentHelp("The picture that the style shows.", valueName: "file"))
  var image: String?

  @Option(
    help: ArgumentHelp("The background of the style, transparent by default.", valueName: "color"))
  var background: BackgroundColor?
}

extension PictureOptions {
  /// Whether any option is set.
  var isStated: Bool {
    size != nil || text != nil || image != nil || background != nil
  }

  /// The content that the style shows, or `nil` after a message if the picture cannot be read.
  var content: PipelineContent? {
    var content = PipelineContent(text: text)
    guard let image else { return content }
    let loader = FileResourceLoader(forFile: image)
    do throws(ResourceError) {
      let bytes = try loader.load(loader.location(ofSheet: image)).bytes
      content.image = .data(ImageData(bytes, name: image))
      return content
    } catch {
      StandardError.write(CommandMessages.unreadable(image, error))
      return nil
    }
  }
}

/// A size on the command line, such as `100x44`.
struct PictureSize: ExpressibleByArgument {
  /// The size in px.
  let size: Size

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]),
      width > 0, height > 0, width.isFinite, height.isFinite
    else { return nil }
    size = Size(width, height)
  }
}

/// A color on the command line, in CSS syntax.
struct BackgroundColor: ExpressibleByArgument {
  /// The color.
  let color: RGBA

  init?(argument: String) {
    guard let color = SpecifiedColor(parsing: argument) else { return nil }
    self.color = RGBA(color.resolved(currentColor: .black))
  }
}
