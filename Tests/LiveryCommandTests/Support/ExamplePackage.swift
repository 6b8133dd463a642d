// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// A copy of a package in `Examples`, which a test can change and build from outside.
struct ExamplePackage {
  private let name: String
  private let folder: Folder

  /// Copies a package, and lets it depend on this checkout.
  init(_ name: String) throws {
    self.name = name
    folder = try Folder()
    let example = Corpora.packageRoot.appending(path: "Examples/\(name)")
    for name in ["Package.swift", "Sources"] {
      try FileManager.default.copyItem(at: example.appending(path: name), to: folder.url(name))
    }
    let root = Corpora.packageRoot.path(percentEncoded: false)
    try change("Package.swift", "path: \"../..\"", to: "path: \"\(root)\"")
  }

  /// Replaces text in a file.
  func change(_ path: String, _ old: String, to new: String) throws {
    let text = try folder.text(path)
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: path)
  }

  func build() throws -> Livery.Outcome { try swift(["build"]) }

  /// Returns the output of a build that must fail.
  func failure() throws -> String {
    let outcome = try build()
    #expect(outcome.code != 0)
    return outcome.output + outcome.errors
  }

  /// Runs the executable that has the name of the package.
  func run() throws -> Livery.Outcome { try swift(["run", "--skip-build", name]) }

  private func swift(_ arguments: [String]) throws -> Livery.Outcome {
    try Livery.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", arguments[0], "--scratch-path", DependentBuild.scratch] + arguments.dropFirst(),
      in: folder, input: Data(), environment: [:])
  }
}
