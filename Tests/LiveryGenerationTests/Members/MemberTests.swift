// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation
import LiveryGeneration
import TestSupport
import Testing

@Suite struct MemberTests {
  /// A declaration and its generated members.
  static let declarations: [(String, [String])] = [
    ("color: red", ["color: Livery.CSSColor = Livery.CSSColor(rgba: 0xFF0000FF)"]),
    (
      "color: oklch(70% 0.1 120 / 50%)",
      ["color: Livery.CSSColor = Livery.CSSColor(.oklch, 0.7, 0.1, 120, alpha: 0.5)"]
    ),
    (
      "color: red; background-color: currentcolor",
      [
        "color: Livery.CSSColor = Livery.CSSColor(rgba: 0xFF0000FF)",
        "backgroundColor: Livery.CSSColor = Livery.CSSColor(rgba: 0xFF0000FF)",
      ]
    ),
    ("width: 44px", ["width: Double = 44"]),
    (
      "font-size: 10px; width: 2em",
      [
        "font: Livery.CSSFont = Livery.CSSFont(families: [.generic(.sansSerif)], size: 10)",
        "fontSize: Double = 10", "width: Double = 20",
      ]
    ),
    ("width: 50%", ["width: Livery.PreferredSize = .init(generated: \"50%\", of: .width)"]),
    (
      "margin: 1px 2px 3px",
      ["margin: LiveryDisplay.Insets = LiveryDisplay.Insets(top: 1, right: 2, bottom: 3, left: 2)"]
    ),
    (
      "margin: 0 auto",
      [
        "marginTop: Double = 0",
        "marginRight: Livery.LengthPercentageAuto = .init(generated: \"auto\", of: .marginRight)",
        "marginBottom: Double = 0",
        "marginLeft: Livery.LengthPercentageAuto = .init(generated: \"auto\", of: .marginLeft)",
      ]
    ),
    ("margin-left: 4px", ["marginLeft: Double = 4"]),
    (
      "border: 2px dashed #0f0",
      [
        "borderWidth: Double = 2", "borderStyle: Livery.BorderStyle = .dashed",
        "borderColor: Livery.CSSColor = Livery.CSSColor(rgba: 0x00FF00FF)",
      ]
    ),
    ("border-radius: 4px", ["borderRadius: Double = 4"]),
    (
      "border-radius: 4px 8px",
      [
        "borderTopLeftRadius: Double = 4", "borderTopRightRadius: Double = 8",
        "borderBottomRightRadius: Double = 4", "borderBottomLeftRadius: Double = 8",
      ]
    ),
    (
      "border-radius: 50%",
      ["borderRadius: Livery.CornerRadius = .init(generated: \"50%\", of: .borderTopLeftRadius)"]
    ),
    ("opacity: 50%", ["opacity: Double = 0.5"]),
    (
      "font-weight: bold",
      [
        "font: Livery.CSSFont = Livery.CSSFont(families: [.generic(.sansSerif)], size: 14, weight: .init(700))",
        "fontWeight: Livery.FontWeight = .init(generated: \"700\", of: .fontWeight)",
      ]
    ),
    ("text-align: center", ["textAlign: Livery.TextAlign = .center"]),
    ("display: none", ["display: Livery.Display = .init(generated: \"none\", of: .display)"]),
    ("cursor: col-resize", ["cursor: Keywords.Cursor = .colResize"]),
    ("animation-duration: 300ms", ["animationDuration: Duration = .seconds(0.3)"]),
    (
      "transition: color 0.3s",
      [
        "transitionProperty: Livery.CSSValue = .init(generated: \"color\", of: .transitionProperty)",
        "transitionDuration: Duration = .seconds(0.3)",
      ]
    ),
    (
      "box-shadow: 0 1px red",
      [
        "boxShadow: [Livery.Shadow] = .init(generated: \"rgb(255, 0, 0) 0px 1px 0px 0px\", of: .boxShadow)"
      ]
    ),
    ("background: teal", ["backgroundColor: Livery.CSSColor = Livery.CSSColor(rgba: 0x008080FF)"]),
    ("--x: 0.4", ["x: Double = 0.4"]),
    ("--x: 4px", ["x: Double = 4"]),
    ("--x: 50%", ["x: Double = 0.5"]),
    ("--x: calc(1px + 2px)", ["x: Double = 3"]),
    ("--x: #fff", ["x: Livery.CSSColor = Livery.CSSColor(rgba: 0xFFFFFFFF)"]),
    ("--x: 0.25turn", ["x: Livery.CSSAngle = Livery.CSSAngle(90)"]),
    ("--x: 200ms", ["x: Duration = .seconds(0.2)"]),
    ("--x: true", ["x: Bool = true"]),
    ("--x: \"a\\22 b\"", ["x: String = \"a\\\"b\""]),
    ("--x: url(a.png)", ["x: Livery.URLValue = Livery.URLValue(\"a.png\")"]),
    ("--x: ease-in", ["x: Keywords.X = .easeIn"]),
    ("--x: 1, 2", ["x: [Double] = [1, 2]"]),
    (
      "--x: red blue",
      [
        "x: [Livery.CSSColor] = [Livery.CSSColor(rgba: 0xFF0000FF), Livery.CSSColor(rgba: 0x0000FFFF)]"
      ]
    ),
    ("--x: 1px solid", ["x: String = \"1px solid\""]),
    ("--x: ", ["x: String = \"\""]),
    (
      "--x: linear-gradient(red, blue)",
      [
        "x: Livery.CSSImage = Livery.CustomValue.generated(\"linear-gradient(red, blue)\", as: .image)"
      ]
    ),
    ("--the-center: 1 2", ["theCenter: LiveryDisplay.Point = LiveryDisplay.Point(1, 2)"]),
    ("--size: 1px 2px", ["size: LiveryDisplay.Size = LiveryDisplay.Size(1, 2)"]),
    (
      "--badge-frame: 0 0 10px 20px",
      ["badgeFrame: LiveryDisplay.Rect = LiveryDisplay.Rect(x: 0, y: 0, width: 10, height: 20)"]
    ),
    (
      "--margins: 23px 15px 10px",
      [
        "margins: LiveryDisplay.Insets = LiveryDisplay.Insets(top: 23, right: 15, bottom: 10, left: 15)"
      ]
    ),
    (
      "--title-font: italic 12px \"My Font\", serif",
      [
        "titleFont: Livery.CSSFont = Livery.CSSFont(families: [.named(\"My Font\"), .generic(.serif)], size: 12, style: .init(generated: \"italic\", of: .fontStyle))"
      ]
    ),
    (
      "--font2: bold 12px x",
      [
        "font2: Livery.CSSFont = Livery.CSSFont(families: [.named(\"x\")], size: 12, weight: .init(700))"
      ]
    ),
    (
      "--glow-shadow: 0 1px black",
      ["glowShadow: [Livery.Shadow] = Livery.CustomValue.generated(\"0 1px black\", as: .shadows)"]
    ),
    ("--size: big", ["size: Keywords.Size = .big"]),
  ]

  @Test("a value determines the type and the initial value of a property", arguments: declarations)
  func types(declaration: String, members: [String]) throws {
    let code = Generated(".a { \(declaration) }")
    #expect(code.members(of: "AStyle") == members)
    #expect(code.diagnostics.isEmpty)
  }

  @Test("all generated members compile together", .tier(.standard))
  func compiles() throws {
    let rules = Self.declarations.enumerated().map { ".a\($0) { \($1.0) }" }
    for access in GenerationOptions.Access.allCases {
      let code = Generated(rules.joined(separator: "\n"), access: access)
      #expect(try SwiftCompiler.problems(of: code.text) == "")
    }
  }

  @Test("@property sets the type of a custom property")
  func registered() {
    let code = Generated(
      """
      @property --x { syntax: "<length>"; inherits: false; initial-value: 0px }
      @property --y { syntax: "<custom-ident>"; inherits: false; initial-value: red }
      @property --z { syntax: "<number>+"; inherits: false; initial-value: 1 }
      .a { --x: 0; --y: red; --z: 4 }
      """)
    #expect(
      code.members(of: "AStyle") == [
        "x: Double = 0", "y: Keywords.Y = .red", "z: [Double] = [4]",
      ])
    #expect(code.text.contains("reader.readCustomProperty(&self.x, \"--x\", as: .pixels)"))
  }

  @Test("a style has its cascaded values, and a state also those of its base")
  func cascade() {
    let code = Generated(
      ".b { color: red; width: 1px } .b:hover { color: blue } .b { width: 2px } b.b { top: 0 !important }"
    )
    #expect(
      code.members(of: "BHoverStyle") == [
        "color: Livery.CSSColor = Livery.CSSColor(rgba: 0x0000FFFF)", "width: Double = 2",
      ])
    #expect(code.text.contains("/// `color: blue`, theme.css:1\n"))
  }

  @Test("leaves out inherited and universal values")
  func inherited() {
    let code = Generated(
      "* { top: 1px } :root { --x: 1; color: red } editor { color: blue } editor button { left: 0 }"
    )
    #expect(code.members(of: "EditorButtonStyle") == ["left: Double = 0"])
    #expect(
      code.members(of: "Style").contains(
        "color: Livery.CSSColor = Livery.CSSColor(rgba: 0xFF0000FF)"))
    #expect(code.members(of: "Variables") == ["x: Double = 1"])
  }

  @Test(
    "the keywords of a property are one enumeration, with color names only if other values are not colors"
  )
  func words() {
    let code = Generated(
      ".a { --mode: plain } .b { --mode: red } .c { --mode: plain } .d { --mode: 4px }")
    #expect(code.members(of: "BStyle") == ["mode: Keywords.Mode = .red"])
    #expect(code.members(of: "DStyle") == ["mode: Double = 4"])
    #expect(code.text.contains("    case plain\n    /// `red`\n    case red\n"))
    #expect(code.text.contains("static var fallbackKeyword: Self { .plain }"))
  }

  @Test("a zero is a length if the property has a length elsewhere")
  func zero() {
    let code = Generated(".a { --gap: 0 } .b { --gap: 4px }")
    #expect(code.text.components(separatedBy: "\"--gap\", as: .pixels").count == 3)
  }

  @Test("a value of the dark scheme alone is optional, and its keywords are cases")
  func dark() {
    let code = Generated(
      """
      .a { color: red; --mode: plain }
      @media (prefers-color-scheme: dark) { .a { color: blue; width: 2px; --mode: fancy } }
      """)
    #expect(
      code.members(of: "AStyle") == [
        "color: Livery.CSSColor = Livery.CSSColor(rgba: 0xFF0000FF)",
        "mode: Keywords.Mode = .plain",
        "width: Double?",
      ])
    #expect(code.text.contains("case fancy"))
  }

  @Test("the default sheet provides values but no styles")
  func defaults() {
    var sheet = CSSStyleSheet(
      ":root { --tint: teal } .badge { width: 3px }", name: "<default>", origin: .default)
    sheet.add(".badge { color: var(--tint) }", name: "theme.css")
    let code = ThemeCode(of: sheet)
    #expect(code.text.contains("var color: Livery.CSSColor = Livery.CSSColor(rgba: 0x008080FF)"))
    #expect(!code.text.contains("width"))
    #expect(!code.text.contains("Variables"))
  }

  @Test("a value that depends on the program has a warning and no property")
  func unknown() {
    let code = Generated(".a { --x: var(--accent); width: 1px }")
    #expect(code.members(of: "AStyle") == ["width: Double = 1"])
    #expect(
      code.diagnostics.first?.hasPrefix("1:6: warning: '--x' of '.a' has no computed value") == true
    )
  }
}
