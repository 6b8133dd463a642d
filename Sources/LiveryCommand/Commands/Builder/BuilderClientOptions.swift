// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSStorage
import LiveryDisplay
import LiveryPipelines

/// The options of a render client of `livery builder`.
struct BuilderClientOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of a builder, of which the command becomes a render client.", valueName: "url"))
  var connect: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG that a client writes.", valueName: "file"))
  var output: String?

  @Flag(help: "Writes the PNG of a client again at each change.")
  var follow = false

  @Option(help: ArgumentHelp("The state that a client shows.", valueName: "name"))
  var state: String?

  @Flag(help: "A short form of --scheme dark.")
  var dark = false

  @Option(
    help: ArgumentHelp("The color scheme that a client shows.", valueName: "light|dark"))
  var scheme: String?

  @Option(
    help: ArgumentHelp(
      "The device pixel ratio of a client's picture (default: 1).", valueName: "number"))
  var scale: Double?

  @OptionGroup var pictureOptions: PictureOptions

  /// Whether an option besides the address is set.
  var isStated: Bool {
    output != nil || follow || state != nil || dark || scheme != nil || scale != nil
      || pictureOptions.isStated
  }

  /// Checks the options of a client.
  ///
  /// - Throws: `ValidationError` for the first invalid option.
  func check() throws {
    let scheme = try ColorSchemeKeyword.parse(scheme, of: "--scheme")
    _ = try EnvironmentOptions.checked(scale: scale)
    if dark, scheme == .light { throw ValidationError(CommandMessages.contradictingSchemes) }
    guard let output, output.lowercased().hasSuffix(".png") else {
      throw ValidationError(CommandMessages.clientOutput)
    }
  }
}

#if Builder
  import CSSSyntax
  import LiveryBuilder

  extension BuilderClientOptions {
    /// Writes the picture of the style that is edited in a builder, once or at each change.
    func show(_ address: String) throws -> CommandExit {
      guard let output, let content = pictureOptions.content else { return .unreadable }
      var preview = RemotePreview(address)
      preview.width = pictureOptions.size?.size.width
      preview.height = pictureOptions.size?.size.height
      preview.scale = scale ?? 1
      preview.text = pictureOptions.text
      preview.state = state ?? "normal"
      preview.isDark = dark || scheme == ColorSchemeKeyword.dark.rawValue
      preview.background = pictureOptions.background?.color.description
      if case .data(let data)? = content.image { preview.image = data.bytes }
      let client = preview
      let result =
        follow
        ? SynchronousTask.result { await Self.follow(client, output) }
        : SynchronousTask.result { try Self.write(await client.picture(), output) }
      switch result {
      case .success(let exit): return exit
      case .failure(let error):
        StandardError.write(printable: CommandMessages.unreachable(address, error))
        return .unreadable
      }
    }

    private static func follow(_ preview: RemotePreview, _ output: String) async -> CommandExit {
      var exit = CommandExit.done
      await preview.follow { picture in
        guard let picture else { return true }
        exit = write(picture, output)
        return exit == .done
      } onError: { error in
        StandardError.write(printable: CommandMessages.unreachable(preview.address, error))
      }
      return exit
    }

    private static func write(_ picture: RemotePreview.Picture?, _ output: String) -> CommandExit {
      guard let picture else {
        StandardError.write(CommandMessages.nothingEdited)
        return .negative
      }
      // The messages come from another program.
      for problem in picture.problems.prefix(100) {
        StandardError.write(printable: CommandMessages.truncated(problem, at: 400))
      }
      do throws(OutputFile.Failure) {
        try OutputFile(output).write(picture.bytes)
        return .done
      } catch {
        StandardError.write(CommandMessages.unwritable(error))
        return error.exit
      }
    }
  }
#endif
