// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax

/// `livery builder`: runs the service of the style builder, or a render client of one.
struct Builder: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "builder",
    abstract: "Serves the style builder: pipelines edited in a browser, with live pictures.",
    discussion: """
      The address that is printed opens the editor; nobody without its token gets in, and nobody outside of this machine \
      unless --listen says so. The files lie over the default sheet, in the order given; what is saved goes to the folder \
      of archives, and nowhere else.

        livery builder theme.css --archives styles

      With --connect it is a render client of a builder that runs elsewhere: it writes the picture of the style that is being \
      edited, and with --follow one at each change.

        livery builder --connect 'http://127.0.0.1:8080/?token=…' -o badge.png --size 320x60

      The service ends with an interrupt (control C) or when it is told to terminate, with code 0. As a client the exit code \
      is 1 when no style is being edited, and 2 when the builder cannot be reached.
      """)

  @OptionGroup var service: BuilderServiceOptions

  @OptionGroup var client: BuilderClientOptions

  func validate() throws {
    if client.connect == nil {
      if client.isStated { throw ValidationError(CommandMessages.clientOptions) }
      if service.leavesDefaultOut, service.files.isEmpty {
        throw ValidationError(CommandMessages.nothingToAsk)
      }
      if service.files.contains("-") { throw ValidationError(CommandMessages.unwatchableInput) }
    } else {
      try client.check()
      if service.isStated { throw ValidationError(CommandMessages.serviceOptions) }
    }
  }

  func run() throws {
    #if Builder
      let exit = try client.connect.map { try client.show($0) } ?? service.serve()
      throw ExitCode(exit.rawValue)
    #else
      StandardError.write(CommandMessages.buildsNothing)
      throw ExitCode(CommandExit.usage.rawValue)
    #endif
  }
}
