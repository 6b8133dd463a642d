// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax

/// `livery builder`: runs the service of the style builder, or a render client of one.
struct Builder: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "builder",
    abstract: "Serves the style builder: pipelines edited in a browser, with live pictures.",
    discussion: """
      The printed address opens the editor; no one gets access without its token, and no other machine unless \
      --listen allows it. The files lie over the base, in the order given; the editor saves to the folder \
      of archives only.

        livery builder theme.css --archives styles

      With --connect the command is a render client of a builder that runs elsewhere: it writes the picture of the \
      style that is being edited, and with --follow a picture after each change.

        livery builder --connect 'http://127.0.0.1:8080/?token=…' -o badge.png --size 320x60

      The service ends with code 0 on an interrupt (control C) or a termination signal. The exit code of a client is \
      1 if no style is being edited, and 2 if the builder cannot be reached.
      """)

  @OptionGroup var service: BuilderServiceOptions

  @OptionGroup var client: BuilderClientOptions

  func validate() throws {
    if client.connect == nil {
      if client.isStated { throw ValidationError(CommandMessages.clientOptions) }
      try service.base.check(files: service.files)
      if service.files.contains("-") { throw ValidationError(CommandMessages.unwatchableInput) }
    } else {
      try client.check()
      if service.isStated { throw ValidationError(CommandMessages.serviceOptions) }
    }
  }

  func run() throws {
    #if Builder
      let exit = client.connect.map { client.writePictures(from: $0) } ?? service.serve()
      throw ExitCode(exit.rawValue)
    #else
      StandardError.write(CommandMessages.buildsNothing)
      throw ExitCode(CommandExit.usage.rawValue)
    #endif
  }
}
