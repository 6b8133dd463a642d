// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The suites that build packages that depend on this one, one after the other.
@Suite(.serialized) enum DependentPackageTests {}

/// A package that depends on this checkout.
///
/// The package is built in the build folder of this checkout, with the same traits and options, so
/// that SwiftPM finds all libraries compiled, and compiles only the package itself.
struct DependentPackage {
  let folder: Folder

  /// Creates a package without files.
  ///
  /// The package uses the resolved versions of this checkout, so that no dependency is compiled
  /// again.
  init() throws {
    folder = try Folder()
    try FileManager.default.copyItem(
      at: Corpora.packageRoot.appending(path: "Package.resolved"),
      to: folder.url("Package.resolved"))
  }

  /// Copies a package of `Examples`.
  init(example name: String) throws {
    try self.init()
    let example = Corpora.packageRoot.appending(path: "Examples/\(name)")
    try FileManager.default.copyItem(
      at: example.appending(path: "Sources"), to: folder.url("Sources"))
    try writeManifest(
      String(contentsOf: example.appending(path: "Package.swift"), encoding: .utf8))
  }

  /// Moves the files of a package that depends on this checkout by its absolute path.
  init(moving package: URL) throws {
    try self.init()
    for name in try FileManager.default.contentsOfDirectory(atPath: package.path) {
      try FileManager.default.moveItem(at: package.appending(path: name), to: folder.url(name))
    }
    try change("Package.swift", "traits: [\"Rendering\"]", to: "traits: [\(Self.traits)]")
  }

  /// Writes `Package.swift`, and lets it depend on this checkout with the traits of its build.
  func writeManifest(_ text: String) throws {
    let dependency = #/path: "(?:\.\./\.\.|\.\./livery)"(?:, traits: \[[^\]]*\])?/#
    #expect(text.matches(of: dependency).count == 1, "\(text)")
    let path = Corpora.packageRoot.path(percentEncoded: false)
    let text = text.replacing(dependency, with: "path: \"\(path)\", traits: [\(Self.traits)]")
    try folder.write(text, to: "Package.swift")
  }

  /// Replaces text in a file.
  func change(_ path: String, _ old: String, to new: String) throws {
    let text = try folder.text(path)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: path)
  }

  /// The traits of the build of this checkout, which Scripts/build enables.
  private static let traits = #""Rendering", "Builder""#
}

extension DependentPackage {
  /// The build folder of this checkout.
  static let scratch = Corpora.packageRoot.appending(path: ".build").path(percentEncoded: false)

  /// Returns the path of a program of the package.
  static func executable(_ name: String) -> String { scratch + "/debug/\(name)" }

  func build() throws -> Livery.Outcome {
    let before = try Self.compilationDate()
    let outcome = try swift("build")
    #expect(
      try Self.compilationDate() == before,
      "the libraries were compiled again; build this checkout with Scripts/build first")
    return outcome
  }

  /// Returns the output of a build that must fail.
  func failure() throws -> String {
    let outcome = try build()
    #expect(outcome.code != 0)
    return outcome.output + outcome.errors
  }

  /// Runs a program of the package.
  func run(_ name: String) throws -> Livery.Outcome { try swift("run", "--skip-build", name) }

  /// Runs a subcommand of `swift` in the package.
  ///
  /// The folder is locked while `swift test` runs these tests, but it does not build then.
  func swift(_ subcommand: String, _ arguments: String...) throws -> Livery.Outcome {
    let fonts = Corpora.packageRoot.appending(path: "Tests/Fixtures/fonts.conf")
    return try Livery.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", subcommand, "--scratch-path", Self.scratch, "--ignore-lock"] + arguments,
      in: folder, input: Data(),
      // SwiftPM passes the traits in the order of a set, as in Scripts/build.
      environment: [
        "SWIFT_DETERMINISTIC_HASHING": "1",
        "FONTCONFIG_FILE": fonts.path(percentEncoded: false),
      ])
  }

  /// The time when the lowest library was compiled.
  private static func compilationDate() throws -> Date? {
    let module = scratch + "/debug/Modules/CSSStorage.swiftmodule"
    return try FileManager.default.attributesOfItem(atPath: module)[.modificationDate] as? Date
  }
}
