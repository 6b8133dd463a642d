// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import Livery

#if Builder
  import LiveryBuilder
#endif

/// `livery builder`: the style builder's service, or a render client of one.
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

  @Argument(
    help: ArgumentHelp("Sheets in CSS or, where they end in .json, JSON.", valueName: "file"))
  var files: [String] = []

  @Flag(name: .customLong("no-default"), help: "Leave out the default sheet.")
  var leavesDefaultOut = false

  @Option(help: ArgumentHelp("The port; 0 is any that is free.", valueName: "number"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The address to listen on, in numbers (default: 127.0.0.1).", valueName: "address"))
  var listen: String?

  @Option(
    help: ArgumentHelp(
      "Where archives are read and written (default: the working folder).", valueName: "folder"))
  var archives: String?

  @Option(help: ArgumentHelp("An archive to open first.", valueName: "name"))
  var open: String?

  @Option(help: ArgumentHelp("Be a render client of the builder at an address.", valueName: "url"))
  var connect: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The PNG that a client writes.", valueName: "file"))
  var output: String?

  @Flag(help: "Write the PNG of a client again at each change.")
  var follow = false

  @Option(help: ArgumentHelp("The state that a client shows.", valueName: "name"))
  var state: String?

  @Flag(help: "The same as --scheme dark.")
  var dark = false

  @Option(
    help: ArgumentHelp("The color scheme that a client shows.", valueName: "light|dark"))
  var scheme: String?

  @Option(
    help: ArgumentHelp(
      "The device pixel ratio of a client's picture (default: 1).", valueName: "number"))
  var scale: Double?

  @OptionGroup var look: PictureOptions

  func validate() throws {
    if connect == nil {
      let isClient =
        output != nil || follow || state != nil || dark || scheme != nil || scale != nil
        || look.isStated
      if isClient { throw ValidationError(Wording.clientOptions) }
      if leavesDefaultOut, files.isEmpty { throw ValidationError(Wording.nothingToAsk) }
      if files.contains("-") { throw ValidationError(Wording.unwatchableInput) }
    } else {
      let scheme = try SchemeWord.parse(scheme, of: "--scheme")
      _ = try EnvironmentOptions.checked(scale: scale)
      if dark, scheme == .light { throw ValidationError(Wording.contradictingSchemes) }
      guard let output, output.lowercased().hasSuffix(".png") else {
        throw ValidationError(Wording.clientOutput)
      }
      let isService =
        !files.isEmpty || listen != nil || archives != nil || open != nil || port != 0
        || leavesDefaultOut
      if isService { throw ValidationError(Wording.serviceOptions) }
    }
  }

  func run() throws {
    #if Builder
      let exit = try connect.map { try show($0) } ?? serve()
      throw ExitCode(exit.rawValue)
    #else
      StandardError.write(Wording.buildsNothing)
      throw ExitCode(CommandExit.usage.rawValue)
    #endif
  }
}
