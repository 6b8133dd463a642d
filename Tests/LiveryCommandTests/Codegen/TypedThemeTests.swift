// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The package in `Examples/TypedTheme`, built from outside with the build-tool plugin.
@Suite(.serialized, .tier(.full)) struct TypedThemeTests {
  /// A copy of the package that a test can change.
  fileprivate struct Package {
    let folder: Folder
    private let scratch: String

    init() throws {
      folder = try Folder()
      let root = Corpora.packageRoot.path(percentEncoded: false)
      let example = Corpora.packageRoot.appending(path: "Examples/TypedTheme")
      for name in ["Package.swift", "Sources"] {
        try FileManager.default.copyItem(at: example.appending(path: name), to: folder.url(name))
      }
      let manifest = try folder.text("Package.swift")
      try folder.write(
        manifest.replacing("path: \"../..\"", with: "path: \"\(root)\""), to: "Package.swift")
      scratch = DependentBuild.scratch
    }

    /// Replaces text in a file of the target.
    func change(_ file: String, _ old: String, to new: String) throws {
      let path = "Sources/TypedTheme/\(file)"
      let text = try folder.text(path)
      #expect(text.contains(old))
      try folder.write(text.replacing(old, with: new), to: path)
    }

    func build() throws -> Livery.Outcome { try swift(["build"]) }
    func run() throws -> Livery.Outcome { try swift(["run", "--skip-build", "TypedTheme"]) }

    private func swift(_ arguments: [String]) throws -> Livery.Outcome {
      try Livery.run(
        URL(filePath: "/usr/bin/env"),
        ["swift", arguments[0], "--scratch-path", scratch] + arguments.dropFirst(), in: folder,
        input: Data(), environment: [:])
    }
  }

  @Test(
    "a target with a theme builds with its types and runs, and a theme that lost a name does not build"
  )
  func example() throws {
    let package = try Package()
    let built = try package.build()
    try #require(built.code == 0, "\(built.output)\(built.errors)")
    #expect(
      try package.run().output == """
        toolbar: rgb(0, 128, 128) bold 13px Helvetica, sans-serif
        padding: 8.0
        badge:   20.0 rgb(255, 255, 255) rgb(255, 255, 0)
        caret:   rgb(51, 102, 153) 0.2 easeOut
        accent:  rgb(0, 128, 128)
        now:     rgb(220, 20, 60) 3.0
        problem: '--show-time' of 'cursor' is of another type in the theme, found 'soon'; the value of the generated code is kept

        """)

    try package.change("theme.css", ".badge", to: ".label")
    #expect(try package.failure().contains("value of type 'AppStyle' has no member 'badge'"))
    try package.change("theme.css", ".label", to: ".badge")

    try package.change("theme.css", "--accent", to: "--highlight")
    #expect(try package.failure().contains("value of type 'AppVariables' has no member 'accent'"))
    try package.change("theme.css", "--highlight", to: "--accent")

    try package.change("caret.json", "timingType", to: "timing")
    #expect(
      try package.failure().contains("value of type 'AppCursorStyle' has no member 'timingType'"))
    try package.change("caret.json", "timing\"", to: "timingType\"")

    try package.change("theme.css", "4px 8px", to: "4px big")
    #expect(
      try package.failure().contains(
        "/Sources/TypedTheme/theme.css:8:16: error: invalid value for 'padding'"))
    try package.change("theme.css", "4px big", to: "4px 8px")
    #expect(try package.build().code == 0)
  }
}

extension TypedThemeTests.Package {
  /// Returns the output of a build that must fail.
  fileprivate func failure() throws -> String {
    let outcome = try build()
    #expect(outcome.code != 0)
    return outcome.output + outcome.errors
  }
}
