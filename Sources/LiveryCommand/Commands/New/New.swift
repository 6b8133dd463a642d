// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `livery new`: writes the files of a new theme or program.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a theme or a program to start from.",
    discussion: """
      The folder must be empty or not exist; nothing is overwritten. The command prints the name of each file.

        livery new theme forest
        livery new app Counter --package https://example.com/livery.git
      """,
    subcommands: [NewTheme.self, NewApp.self])
}
