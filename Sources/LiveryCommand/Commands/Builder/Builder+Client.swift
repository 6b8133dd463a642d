// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryDisplay
import LiveryPipelines

#if Builder
  import CSSSyntax
  import LiveryBuilder

  extension Builder {
    /// Writes the picture of the style that a builder edits, once or at each change.
    func show(_ address: String) throws -> CommandExit {
      guard let output, let content = look.content else { return .unreadable }
      var preview = RemotePreview(address)
      preview.width = look.size?.size.width
      preview.height = look.size?.size.height
      preview.scale = scale ?? 1
      preview.text = look.text
      preview.state = state ?? "normal"
      preview.isDark = dark || scheme == SchemeWord.dark.rawValue
      preview.background = look.background?.color.description
      if case .data(let data)? = content.image { preview.image = data.bytes }
      let client = preview
      let result =
        follow
        ? Waiting.result { await Self.follow(client, output) }
        : Waiting.result { try Self.write(await client.picture(), output) }
      switch result {
      case .success(let exit): return exit
      case .failure(let error):
        StandardError.write(printable: Wording.unreachable(address, error))
        return .unreadable
      }
    }

    private static func follow(_ preview: RemotePreview, _ output: String) async -> CommandExit {
      var exit = CommandExit.done
      await preview.follow { picture in
        guard let picture else { return true }
        exit = write(picture, output)
        return exit == .done
      } trouble: { error in
        StandardError.write(printable: Wording.unreachable(preview.address, error))
      }
      return exit
    }

    private static func write(_ picture: RemotePreview.Picture?, _ output: String) -> CommandExit {
      guard let picture else {
        StandardError.write(Wording.nothingEdited)
        return .negative
      }
      // The sentences come from another program.
      for problem in picture.problems.prefix(100) {
        StandardError.write(printable: Wording.cut(problem, at: 400))
      }
      do throws(OutputFile.Failure) {
        try OutputFile(output).write(picture.bytes)
        return .done
      } catch {
        StandardError.write(Wording.unwritable(error))
        return error.exit
      }
    }
  }
#endif
