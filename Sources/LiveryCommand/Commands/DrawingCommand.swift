// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax

/// A command that draws, which takes the package trait `Rendering`; without it, the command says how to get it.
protocol DrawingCommand: ParsableCommand {
  #if Rendering
    /// Draws, and says how it went.
    func draw() throws -> CommandExit
  #endif
}

extension DrawingCommand {
  func run() throws {
    defer { Progress.end() }
    #if Rendering
      throw ExitCode(try draw().rawValue)
    #else
      StandardError.write(Wording.drawsNothing)
      throw ExitCode(CommandExit.usage.rawValue)
    #endif
  }
}
