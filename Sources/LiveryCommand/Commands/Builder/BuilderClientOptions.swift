// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSStorage
import LiveryDisplay
import LiveryPipelines

/// The options of a render client of `livery builder`.
///
/// All but the address require it. The options exist without the trait `Builder` too, so that the
/// command is parsed in the same way and then reports that it was built without the builder.
struct BuilderClientOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of a running builder; the command becomes a render client of it.",
      valueName: "url"))
  var connect: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG that a client writes.", valueName: "file"))
  var output: String?

  @Flag(help: "Writes the PNG of a client again at each change.")
  var follow = false

  @Option(
    help: ArgumentHelp("The state that a client shows (default: normal).", valueName: "name"))
  var state: String?

  @Flag(help: "A short form of --scheme dark.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "The color scheme that a client shows (default: light).", valueName: "light|dark"))
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

  /// Checks the options of a client, apart from the address, the state and the contents of files.
  ///
  /// The argument parser checks the size and the background, and the builder checks the state.
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
    ///
    /// With `--follow`, the function returns only if a picture cannot be written. If the builder
    /// cannot be reached, it reports each failure and tries again.
    ///
    /// - Parameter address: The address of the builder.
    /// - Returns: The exit code: ``CommandExit/negative`` if no style is edited, or that of the
    ///   failure.
    func writePictures(from address: String) -> CommandExit {
      // `check()` has rejected an absent output, and `content` has reported an unreadable image.
      guard let output, let content = pictureOptions.content else { return .unreadable }
      let size = pictureOptions.size?.size
      var preview = RemotePreview(address)
      preview.width = size?.width
      preview.height = size?.height
      preview.scale = scale ?? 1
      preview.text = pictureOptions.text
      preview.state = state ?? "normal"
      // `check()` accepts only the exact words.
      preview.isDark = dark || scheme == ColorSchemeKeyword.dark.rawValue
      preview.background = pictureOptions.background?.color.description
      // An image of the options is always data.
      if case .data(let data)? = content.image { preview.image = data.bytes }
      // The closures capture a constant, because they run concurrently.
      let client = preview
      let result =
        follow
        ? SynchronousTask.result { await Self.writeChanges(client, output) }
        : SynchronousTask.result { try Self.write(await client.picture(), output) }
      switch result {
      case .success(let exit): return exit
      case .failure(let error):
        StandardError.write(printable: CommandMessages.unreachable(address, error))
        return .unreadable
      }
    }

    /// Writes a picture after each change, until one cannot be written.
    private static func writeChanges(
      _ client: RemotePreview, _ output: String
    ) async -> CommandExit {
      var exit = CommandExit.done
      await client.follow { picture in
        // While no style is edited, the client waits for one, and the file stays.
        guard let picture else { return true }
        exit = write(picture, output)
        return exit == .done
      } onError: { error in
        StandardError.write(printable: CommandMessages.unreachable(client.address, error))
      }
      return exit
    }

    /// Writes a picture and reports its problems; `nil` is the failure that no style is edited.
    private static func write(_ picture: RemotePreview.Picture?, _ output: String) -> CommandExit {
      guard let picture else {
        StandardError.write(CommandMessages.nothingEdited)
        return .negative
      }
      // The messages come from another program, so their number and their length in characters are
      // limited.
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
