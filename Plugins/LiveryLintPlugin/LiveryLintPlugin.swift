// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// Lints the style sheets of a package: `swift package livery-lint`.
///
/// The sheets are the `.css` files of all targets of the package, or of those that `--target` names. Whatever else stands
/// behind `livery-lint` is for `livery lint` to read.
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
    process.executableURL = try context.tool(named: "LiveryCommand").url
    process.arguments = ["lint"] + rest.remainingArguments + ["--"] + Set(sheets).sorted()
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw LintFailure(code: process.terminationStatus)
    }
  }
}

/// A run of `livery lint` that found errors, or could not do its work; it told them itself.
private struct LintFailure: Error, CustomStringConvertible {
  let code: Int32

  var description: String { "livery lint ended with code \(code)" }
}
