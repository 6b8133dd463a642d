// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// A plugin that writes typed Swift for a target's theme before the target is built.
///
/// The theme consists of the `.css` and `.json` files of the target, composited into one root.
/// Their order is alphabetical, or as `livery-codegen.json` in the target specifies. That file also
/// specifies the prefix and the access level. Imported files are read with their importer. Every
/// one of the files is an input: a change of any regenerates the code.
@main
struct LiveryCodegenPlugin: BuildToolPlugin {
  /// The file name of a configuration.
  private static let configurationName = "livery-codegen.json"

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles.map(\.url)
      .filter { ["css", "json"].contains($0.pathExtension.lowercased()) }
      .sorted { Self.path($0) < Self.path($1) }
    let configuration = files.first { $0.lastPathComponent == Self.configurationName }
    let sheets = files.filter { $0 != configuration }
    guard !sheets.isEmpty else {
      Diagnostics.warning(
        "target '\(target.name)' has no .css or .json file for LiveryCodegenPlugin to read")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "ThemeStyles.swift")
    var arguments = ["-o", Self.path(output), "--folder", Self.path(module.directoryURL)]
    if let configuration { arguments += ["--config", Self.path(configuration)] }
    return [
      .buildCommand(
        displayName: "Generating the typed Swift code of \(target.name)'s theme",
        executable: try context.tool(named: "LiveryCodegen").url,
        arguments: arguments + ["--"] + sheets.map(Self.path), inputFiles: files,
        outputFiles: [output])
    ]
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
