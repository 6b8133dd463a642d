// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

extension DependentPackageTests {
  /// The package in `Examples/TypedTheme`, built from outside with the build-tool plugin.
  @Suite(.tier(.full)) struct TypedThemeTests {
    @Test(
      "a target with a theme builds with its types and runs, and a theme that lost a name does not build"
    )
    func example() throws {
      let package = try DependentPackage(example: "TypedTheme")
      let built = try package.build()
      try #require(built.code == 0, "\(built.output)\(built.errors)")
      #expect(
        try package.run("TypedTheme").output == """
          toolbar: rgb(0, 128, 128) bold 13px Helvetica, sans-serif
          padding: 8.0
          badge:   20.0 rgb(255, 255, 255) rgb(255, 255, 0)
          caret:   rgb(51, 102, 153) 0.2 easeOut
          accent:  rgb(0, 128, 128)
          now:     rgb(220, 20, 60) 3.0
          problem: '--show-time' of 'cursor' is of another type in the theme, found 'soon'; the value of the generated code is kept

          """)

      try package.change("Sources/TypedTheme/theme.css", ".badge", to: ".label")
      #expect(try package.failure().contains("value of type 'AppStyle' has no member 'badge'"))
      try package.change("Sources/TypedTheme/theme.css", ".label", to: ".badge")

      try package.change("Sources/TypedTheme/theme.css", "--accent", to: "--highlight")
      #expect(try package.failure().contains("value of type 'AppVariables' has no member 'accent'"))
      try package.change("Sources/TypedTheme/theme.css", "--highlight", to: "--accent")

      try package.change("Sources/TypedTheme/caret.json", "timingType", to: "timing")
      #expect(
        try package.failure().contains("value of type 'AppCursorStyle' has no member 'timingType'"))
      try package.change("Sources/TypedTheme/caret.json", "timing\"", to: "timingType\"")

      try package.change("Sources/TypedTheme/theme.css", "4px 8px", to: "4px big")
      #expect(
        try package.failure().contains(
          "/Sources/TypedTheme/theme.css:8:16: error: invalid value for 'padding'"))
      try package.change("Sources/TypedTheme/theme.css", "4px big", to: "4px 8px")
      #expect(try package.build().code == 0)
    }
  }
}
