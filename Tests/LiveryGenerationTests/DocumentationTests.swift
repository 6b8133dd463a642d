// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation
import LiveryGeneration
import TestSupport
import Testing

/// Tests of the examples in the documentation, with the results that it shows.
@Suite struct DocumentationTests {
  @Test("every line of code in the documentation is in this file")
  func isComplete() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let lines = try DocumentedCode.lines(of: "LiveryGeneration")
    #expect(lines.count > 5)
    for line in lines { #expect(line.stands(in: source), "\(line)") }
  }

  @Test("the example of the landing page")
  func landingPage() throws {
    var printed = ""
    func print(_ text: String) { printed += text }
    let sheet = CSSStyleSheet("editor toolbar { --gap: 4px }", name: "theme.css")
    let code = ThemeCode(of: sheet, GenerationOptions(prefix: "AGR"))
    print(code.text)
    #expect(
      printed.contains(
        """
        struct AGREditorToolbarStyle: Livery.ThemeStyle {
          /// `--gap: 4px`, theme.css:1
          var gap: Double = 4

        """))
    _ = code.text
    #expect(code.diagnostics.isEmpty)
  }
}
