// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import TestSupport
import Testing

@testable import CSSValues

/// Tests of the properties that CSS defines or once defined, and that Livery does not support.
@Suite struct UnsupportedPropertyTests {
  @Test(
    "reports a property with its status",
    arguments: [
      (
        "color-adjust",
        "'color-adjust' is the former name of 'print-color-adjust' in CSS Color Adjustment; it has no effect here"
      ),
      ("speak", "'speak' is a property of CSS Speech, for speech; it has no effect here"),
      (
        "Azimuth",
        "'azimuth' is a property of the aural style sheets of CSS 2, for speech; it has no effect here"
      ),
      (
        "text-decoration-skip",
        "'text-decoration-skip' is a property of CSS Text Decoration that Livery does not support, now 'text-decoration-skip-ink'; it has no effect here"
      ),
      (
        "box-flex",
        "'box-flex' is a property of an earlier version of CSS Flexible Box Layout, now 'flex'; it has no effect here"
      ),
      (
        "fit",
        "'fit' is a property of CSS Paged Media, for paged media, now 'object-fit'; it has no effect here"
      ),
      (
        "layout-grid",
        "'layout-grid' is a property of an earlier version of CSS Text; it has no effect here"
      ),
    ])
  func message(name: String, message: String) {
    let diagnostic = Diagnostic.unknownProperty(name, range: 0..<1)
    #expect(diagnostic.message == message)
    #expect(diagnostic.kind == .unsupportedProperty)
  }

  @Test("offers a fix if the values are valid for a supported property")
  func fixes() {
    for property in UnsupportedProperty.all.values {
      let fixes = Diagnostic.unknownProperty(property.name, range: 3..<9).fixIts
      let acceptsValue = property.successor.flatMap { Property(name: $0) } != nil
      if property.status == .renamed, acceptsValue, let successor = property.successor {
        #expect(fixes == [.init(range: 3..<9, replacement: successor, isSafe: false)])
      } else {
        #expect(fixes.isEmpty)
      }
    }
    #expect(!Diagnostic.unknownProperty("color-adjust", range: 0..<1).fixIts.isEmpty)
  }

  @Test("the table lists no supported property, and each successor is a property")
  func table() {
    for property in UnsupportedProperty.all.values {
      #expect(Property(name: property.name) == nil, "\(property.name)")
      guard let successor = property.successor else { continue }
      #expect(
        Property(name: successor) != nil || UnsupportedProperty(named: successor) != nil,
        "\(property.name)")
    }
  }

  @Test(
    "no property of the tables of specifications is unknown", .enabled(if: Corpora.isPresent),
    arguments: ["mdn-data/properties.json", "webref-grammar/properties.json"])
  func corpora(file: String) throws {
    let names = Set(try GrammarCorpus.entries(of: file).map(\.name))
    #expect(names.count > 400)
    for name in names where !name.hasPrefix("-") {
      #expect(Property(name: name) != nil || UnsupportedProperty(named: name) != nil, "\(name)")
    }
  }

  @Test("every property of CSS 2 is known")
  func level2() {
    let names = """
      azimuth background background-attachment background-color background-image background-position background-repeat \
      border border-bottom border-collapse border-color border-left border-right border-spacing border-style border-top \
      border-width bottom caption-side clear clip color content counter-increment counter-reset cue cue-after cue-before \
      cursor direction display elevation empty-cells float font font-family font-size font-size-adjust font-stretch \
      font-style font-variant font-weight height left letter-spacing line-height list-style list-style-image \
      list-style-position list-style-type margin marker-offset marks max-height max-width min-height min-width orphans \
      outline outline-color outline-style outline-width overflow padding page page-break-after page-break-before \
      page-break-inside pause pause-after pause-before pitch pitch-range play-during position quotes richness right size \
      speak speak-header speak-numeral speak-punctuation speech-rate stress table-layout text-align text-decoration \
      text-indent text-shadow text-transform top unicode-bidi vertical-align visibility voice-family volume white-space \
      widows width word-spacing z-index
      """
    for name in names.split(separator: " ").map(String.init) {
      #expect(Property(name: name) != nil || UnsupportedProperty(named: name) != nil, "\(name)")
    }
  }
}
