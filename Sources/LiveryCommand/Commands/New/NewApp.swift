// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax
import LiveryGeneration

/// `livery new app`: writes a program with a theme.
struct NewApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Writes a program with a theme, as a Swift package.",
    discussion: """
      The program opens a window under X11, or writes a picture, and follows its theme while you edit it. The name of \
      the folder is the name of the program. --package is the address of Livery's repository, or a folder with a \
      checkout.

        livery new app Counter --package ../livery
        cd Counter && swift run
      """)

  @Argument(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var folder: String

  @Option(help: "The theme below that of the program: three20, harbor or none.")
  var base: BaseName = .harbor

  @Option(
    help: ArgumentHelp("The address or the folder of Livery.", valueName: "address"))
  var package: String

  func validate() throws {
    let name = try NewFolder.checkName(of: folder)
    guard GenerationOptions.isUsable(moduleName: name), !Self.isTaken(name) else {
      throw ValidationError(CommandMessages.noProgramName(name))
    }
    guard PackageAddress(package) != nil else {
      throw ValidationError(CommandMessages.noPackage(package))
    }
  }

  /// Whether a module that the program is built with has the name.
  private static func isTaken(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("livery") || name.hasPrefix("css") || name.hasPrefix("generate")
      || [
        "swift", "foundation", "dispatch", "glibc", "cx11", "carguments", "ccairo", "cstorage",
        "cdefaulttheme", "charbortheme", "cvaluegrammars", "testsupport", "stylecomparison",
        "argumentparser", "argumentparsertoolinfo", "yams", "cyaml",
      ].contains(name)
  }

  func run() throws {
    guard let address = PackageAddress(package) else { return }
    let folder = try NewFolder(folder)
    let template = NewTemplate(
      kind: "app", base: base,
      values: [
        "NAME": folder.name, "IDENTITY": address.identity,
        "DEPENDENCY": address.dependency(from: folder.path), "THEME": base.themeExpression,
        "NOTE": address.isPath ? CommandMessages.localPackage : CommandMessages.remotePackage,
      ])
    throw ExitCode(folder.write(template.files).rawValue)
  }
}
