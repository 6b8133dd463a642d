// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

extension DependentPackageTests {
  /// The command `swift package livery-lint` in a package that depends on Livery.
  @Suite(.tier(.full)) struct LintPluginTests {
    static let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App",
        dependencies: [
          .package(name: "livery", path: "../livery")
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
      let package = try DependentPackage()
      try package.writeManifest(Self.manifest)
      for (target, sheet) in [("App", "theme.css"), ("Other", "other.css")] {
        try package.folder.write("", to: "Sources/\(target)/\(target).swift")
        try package.folder.write(
          ".\(target) { color: #999; background: white }\n", to: "Sources/\(target)/\(sheet)")
      }
      let all = try package.swift("package", "livery-lint")
      #expect(all.code == 0, "\(all.errors)")
      #expect(all.output.contains("/Sources/App/theme.css:1:15: warning: text "))
      #expect(all.output.contains("2 warnings"))
      let strict = try package.swift("package", "livery-lint", "--strict", "--target", "Other")
      #expect(strict.code != 0)
      #expect(strict.output.contains("[low-contrast]") && !strict.output.contains("theme.css"))
      #expect(strict.errors.contains("livery lint exited with code 1"))
      let unknown = try package.swift("package", "livery-lint", "--target", "None")
      #expect(unknown.code != 0)
    }
  }
}
