// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The command `swift package livery-lint` in a package that depends on Livery.
@Suite(.serialized, .tier(.full)) struct LintPluginTests {
  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [
        .package(
          name: "livery", path: "\(Corpora.packageRoot.path(percentEncoded: false))")
      ],
      targets: [
        .target(name: "App", resources: [.copy("theme.css")]),
        .target(name: "Other", resources: [.copy("other.css")]),
      ]
    )
    """

  @Test(
    "lints the sheets of all targets, or of the target that the options name")
  func lint() throws {
    let folder = try Folder(["Package.swift": Self.manifest])
    for (target, sheet) in [("App", "theme.css"), ("Other", "other.css")] {
      let sources = folder.url("Sources/\(target)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try folder.write("", to: "Sources/\(target)/\(target).swift")
      try folder.write(
        ".\(target) { color: #999; background: white }\n", to: "Sources/\(target)/\(sheet)")
    }
    let all = try lint(in: folder)
    #expect(all.code == 0, "\(all.errors)")
    #expect(all.output.contains("/Sources/App/theme.css:1:15: warning: text "))
    #expect(all.output.contains("2 warnings"))
    let strict = try lint("--strict", "--target", "Other", in: folder)
    #expect(strict.code != 0)
    #expect(strict.output.contains("[low-contrast]") && !strict.output.contains("theme.css"))
    #expect(strict.errors.contains("livery lint exited with code 1"))
    let unknown = try lint("--target", "None", in: folder)
    #expect(unknown.code != 0)
  }

  private func lint(_ arguments: String..., in folder: Folder) throws -> Livery.Outcome {
    try Livery.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "package", "--scratch-path", DependentBuild.scratch, "livery-lint"] + arguments,
      in: folder,
      input: Data(), environment: [:])
  }
}
