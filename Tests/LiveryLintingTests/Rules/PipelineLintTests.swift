// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import TestSupport
import Testing

@Suite("A pipeline in a linted sheet")
struct PipelineLintTests {
  @Test(
    "has its errors reported with their positions",
    arguments: [
      ".a { -livery-pipeline: fill(⟦nonsense⟧) }",
      ".a { -livery-pipeline: inset(1px) ⟦glow⟧(2px) }",
      ".a { -livery-pipeline: fill(⟦redd⟧) border(1px ⟦blu⟧) inset(1px 2px 3px 4px ⟦5px⟧) fill(red) }",
      ".a { -livery-pipeline: ⟦fil⟧(red) box(padding ⟦1⟧) text(bold 12px align ⟦lft⟧) }",
      ".a { -livery-pipeline: fill(red) part(image, fill(⟦redd⟧) border(1px ⟦blu⟧)) mask(⟦x⟧) }",
      ".a { -livery-pipeline: fill(⟦#ff⟧) border(1px red) inset(2⟦pxx⟧) }",
      ".a { -livery-pipeline: fill(red)⟦,⟧ border(⟦x⟧ red) }",
      ".a { -livery-pipeline: shape(⟦rounded-rectangle(12px)⟧) border(⟦1⟧ red) }",
      ".a { -livery-pipeline: border(⟦-1px⟧ red) }",
    ] as [MarkedSource])
  func invalid(source: MarkedSource) throws {
    let report = Linter().report(on: [SyntaxTree(parsing: source.text)])
    let findings = report.findings.map(\.diagnostic)
    #expect(findings.map(\.range) == source.ranges)
    let kinds: Set = ["invalid-value", "unknown-function", "invalid-hex", "unknown-unit"]
    #expect(findings.allSatisfy { kinds.contains($0.kind.id) })
  }

  private static let arguments: [String] = [
    "redd", "12", "-3px", "#ff", "3q", "foo(1)", "x", "rgb(1, 2)", "'s'", "--x", "50%", "5qx",
  ]

  /// Pipeline steps whose arguments are replaced one at a time.
  private static let steps: [String] = [
    "fill(red)", "border(1px red)", "inset(1px 2px 3px 4px)", "shape(rounded-rectangle 12px)",
    "shadow(1px 1px 2px red)", "text(bold 12px red align left top lines 2)",
    "fill(linear-gradient(red 0%, blue 100%))", "part(image, fill(red) border(1px red))",
    "highlight-border(1px red blue)", "box(margin 1px 2px padding 3px)",
  ]

  @Test("has errors at the invalid argument only", arguments: steps)
  func blame(step: String) {
    let words = step.split { " (),".contains($0) }.dropFirst()
      .filter { step[$0.endIndex...].first != "(" }
    for word in words {
      for argument in Self.arguments {
        var source = ".a { -livery-pipeline: inset(1px) "
        let start = source.utf8.count + step[..<word.startIndex].utf8.count
        source += step[..<word.startIndex] + argument + step[word.endIndex...]
        source += " border(2px blue) }"
        let findings = Linter().report(on: [SyntaxTree(parsing: source)]).findings
          .map(\.diagnostic).filter { $0.severity == .error }
        // If another value is valid in place of the word, the error may be that the next argument
        // is missing.
        let end = source.utf8.count - " border(2px blue) }".utf8.count
        #expect(
          findings.allSatisfy { start <= $0.range.lowerBound && $0.range.lowerBound < end },
          "\(source): \(findings.map(\.message))")
        #expect(findings.count <= 1)
      }
    }
  }

  private static let hints: [(text: String, suggestion: String?)] = [
    ("shape(rounded-rectangle(12px))", "rounded-rectangle 12px"),
    ("shape(rounded-rectangle(12px, 4px))", "rounded-rectangle 12px 4px"),
    ("shape(capsule())", "capsule"), ("shape(Capsule())", "capsule"),
    ("shape(speech-bubble(8px 60deg))", "speech-bubble 8px 60deg"),
    ("rounded-rectangle(12px) fill(red)", "shape(rounded-rectangle 12px)"),
    ("rectangle()", "shape(rectangle)"), ("fill(zzzzzz(1))", nil), ("shape(circle(1px))", nil),
  ]

  @Test("has suggestions for the keywords of a function", arguments: hints)
  func hint(text: String, suggestion: String?) throws {
    let source = ".a { -livery-pipeline: \(text) }"
    let found = Linter().report(on: [SyntaxTree(parsing: source)]).findings.map(\.diagnostic)
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.suggestion == suggestion)
    #expect(diagnostic.fixIts.map(\.replacement) == (suggestion.map { [$0] } ?? []))
    #expect(diagnostic.fixIts.allSatisfy { !$0.isSafe })
  }

  private static let colors: [(color: String, message: String?)] = [
    ("rgb(300, 20)", "'rgb()' is missing 1 argument: 'blue'"),
    ("rgb(300)", "'rgb()' is missing 2 arguments: 'green', 'blue'"),
    ("rgb()", "'rgb()' is missing 3 arguments: 'red', 'green', 'blue'"),
    ("rgba(1 2 / 50%)", "'rgba()' is missing 1 argument: 'blue'"),
    ("RGB(calc(1 + 2) 3)", "'rgb()' is missing 1 argument: 'blue'"),
    ("hsl(120)", "'hsl()' is missing 2 arguments: 'saturation', 'lightness'"),
    ("hwb(120 10%)", "'hwb()' is missing 1 argument: 'blackness'"),
    ("lab(50%)", "'lab()' is missing 2 arguments: 'a', 'b'"),
    ("oklch(50% 0.1)", "'oklch()' is missing 1 argument: 'hue'"),
    ("rgb(from red r g)", "'rgb()' is missing 1 argument: 'blue'"),
    ("color(srgb 1)", "'color()' is missing 2 arguments: 'green', 'blue'"),
    ("color(xyz 1 2)", "'color()' is missing 1 argument: 'z'"),
    ("light-dark(red)", "'light-dark()' is missing 1 argument: the dark color"),
    ("rgb(1 2 x)", nil), ("rgb(1, 2, 3, 4, 5)", nil), ("rgb(1 2 3 4)", nil),
  ]

  @Test("has errors with the number of missing color arguments", arguments: colors)
  func missingArguments(color: String, message: String?) {
    for property in ["color", "background", "-livery-pipeline"] {
      let value = property == "-livery-pipeline" ? "fill(red) border(1px \(color))" : color
      let source = ".a { \(property): \(value) }"
      let found = Linter().report(on: [SyntaxTree(parsing: source)]).findings.map(\.diagnostic)
      #expect(found.count == 1)
      if let message {
        #expect(found.map(\.message) == [message])
      } else {
        #expect(found.allSatisfy { !$0.message.contains("missing") })
      }
    }
  }

  @Test("takes linear time with a thousand invalid steps")
  func growth() {
    expectGrowth(from: 250) { count in
      let steps = String(repeating: "fill(redd) ", count: count)
      _ = Linter().report(on: [SyntaxTree(parsing: ".a { -livery-pipeline: \(steps) }")])
    }
  }
}
