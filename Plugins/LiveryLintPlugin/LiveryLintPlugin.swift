// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// A plugin that lints the style sheets of a package: `swift package livery-lint`.
///
/// The style sheets are the `.css` files of all targets of the package, or of the targets that
/// `--target` names. All other arguments after `livery-lint` are passed to `livery lint`.
///
/// ```
/// swift package livery-lint --target App --strict
/// ```
@main
struct LiveryLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var rest = ArgumentExtractor(arguments)
    let names = rest.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let sheets = targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles.map(\.url) }
      .filter { $0.pathExtension.lowercased() == "css" }
      .map { $0.path(percentEncoded: false) }
    guard !sheets.isEmpty else {
      return Diagnostics.warning("no target has a .css file for LiveryLintPlugin to read")
    }
    let process = Process()
    process.executableURL = try linter()
    process.arguments = ["lint"] + rest.remainingArguments + ["--"] + Set(sheets).sorted()
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw LintFailure(description: "livery lint exited with code \(process.terminationStatus)")
    }
  }

  /// Builds the command `livery` on demand.
  ///
  /// A plugin with a dependency on an executable would compile it in each build of every package
  /// that uses any plugin of this package, with a second copy of every module.
  private func linter() throws -> URL {
    let result = try packageManager.build(.product("livery"), parameters: .init())
    let command = result.builtArtifacts.first { $0.kind == .executable }
    guard result.succeeded, let command else {
      throw LintFailure(description: "the command livery does not build: \(result.logText)")
    }
    return command.url
  }
}

/// The error for a run of `livery lint` that found errors, or for a linter that does not build.
private struct LintFailure: Error, CustomStringConvertible {
  let description: String
}
