// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax

/// `livery new theme`: writes a theme over a base.
struct NewTheme: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Writes a theme over a base, with a dark variant.",
    discussion: """
      The folder gets a style sheet whose colors follow from one accent, the configuration of the linter, a tree \
      file for 'livery query --tree', and a GitHub workflow that lints the theme and draws its gallery. The \
      workflow builds the command from the repository that --package names.

        livery new theme forest
        livery gallery forest/theme.css --base harbor -o gallery
      """)

  @Argument(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var folder: String

  @Option(help: "The theme below the new one: three20, harbor or none.")
  var base: BaseName = .harbor

  @Option(help: ArgumentHelp("The address of Livery's repository.", valueName: "address"))
  var package: String?

  func validate() throws {
    if let package { _ = try address(package) }
    try NewFolder.checkName(of: folder)
  }

  func run() throws {
    let address = try package.map(address)?.text ?? ""
    let folder = try NewFolder(folder)
    let template = NewTemplate(
      kind: "theme", base: base, values: ["NAME": folder.name, "ADDRESS": address])
    throw ExitCode(folder.write(template.files).rawValue)
  }

  private func address(_ text: String) throws -> PackageAddress {
    let address = PackageAddress(text)
    // The workflow runs on another machine.
    guard let address, !address.isPath, !text.hasPrefix("file:") else {
      throw ValidationError(CommandMessages.noRepository(text))
    }
    return address
  }
}
