// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax
import LiveryRendering

/// A command that draws, which requires the package trait `Rendering`.
///
/// Without the trait, the command prints instructions to enable it.
protocol DrawingCommand: ParsableCommand {
  #if Rendering
    /// Draws, and returns the exit code.
    func draw() throws -> CommandExit
  #endif
}

extension DrawingCommand {
  func run() throws {
    defer { Progress.end() }
    #if Rendering
      if !Renderer.hasFonts { StandardError.write(CommandMessages.noFonts) }
      throw ExitCode(try draw().rawValue)
    #else
      StandardError.write(CommandMessages.drawsNothing)
      throw ExitCode(CommandExit.usage.rawValue)
    #endif
  }
}
