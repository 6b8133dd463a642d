// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import LiveryJSON
import TestSupport
import Testing

@Suite("the article on style sheets") struct ArticleTests {
  /// Returns the code blocks of a language in the article.
  private static func blocks(_ language: String) throws -> [String] {
    let file = Corpora.packageRoot.appending(
      path: "Sources/LiveryJSON/LiveryJSON.docc/WritingStylesInJSON.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test("the first sheet equals its CSS, and no sheet has diagnostics")
  func sheets() throws {
    let json = try Self.blocks("json")
    #expect(json.count == 4)
    #expect(JSONStyleSheet(SourceText(json[0])).css == (try Self.blocks("css")[0]))
    for text in json {
      let kinds = Set(JSONStyleSheet(SourceText(text)).diagnostics.map(\.kind))
      #expect(kinds.isSubset(of: [.includeNotLoaded]))
    }
  }

  @Test("parses every function of the table")
  func functions() throws {
    for call in [
      "color.alpha(red, 1)", "color.mix(red, blue, 0.5)", "color.lighten(red, 0.2)",
      "color.darken(red, 20%)", "color.saturate(red, 0.2)", "color.desaturate(red, 0.2)",
      "color.contrast(red)", "color.contrast(red, #222, #eee)", "number.add(1, 2)",
      "number.subtract(1, 2)", "number.multiply(1, 2)", "number.divide(1, 2)", "number.min(1, 2)",
      "number.max(1, 2, 3)", "number.clamp(1, 2, 3)",
    ] {
      #expect(problems("{\"x\": \"~\(call)\"}") == [])
    }
  }

  @Test("parses the published caret example and round-trips it")
  func caret() throws {
    let path = Corpora.packageRoot.appending(path: "Examples/caret.json").path(
      percentEncoded: false)
    let source = try StyleSource(contentsOfThemeFile: path)
    var sheet = CSSStyleSheet([source])
    #expect(sheet.diagnostics.isEmpty)
    let published = [
      "show-time": "0.2", "hide-time": "0.2", "period12": "0.4", "timing-type12": "linear",
      "period21": "0.2", "timing-type21": "easeOut", "height1": "48", "width1": "2",
      "delay1": "0.3", "alpha1": "1", "height2": "78", "width2": "1", "delay2": "0.1",
      "alpha2": "0.33",
    ]
    for (name, value) in published {
      #expect(sheet.css("cursor", "--" + name)?.description == value, "\(name)")
    }
    #expect(sheet.css("cursor", "color")?.description == "rgb(153, 2, 2)")
    #expect(sheet.css("editor", "margin-right")?.description == "15px")
    #expect(
      sheet.css("editor toolbar::part(normal-text-attributes)", "text-overflow")?.description
        == "ellipsis")
    sheet.environment.colorScheme = .dark
    #expect(sheet.css("editor", "color")?.description == "rgb(251, 248, 241)")
    let back = JSONStyleSheet(SourceText(JSONConversion(source.tree).text))
    #expect(back.css == source.tree.text)
  }
}
