// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("A style as Swift")
struct SwiftExportTests {
  @Test("has a constant for each different state, and round-trips")
  func states() throws {
    let normal = try #require(Pipeline(parsing: "inset(1px) fill(red)"))
    let pressed = try #require(Pipeline(parsing: #"shape(path("M0 0 L9 9")) fill(blue)"#))
    let text = SwiftExport(
      "toolbar > .my-button",
      [
        ("normal", normal), ("highlighted", pressed), ("selected", normal),
        ("disabled", Pipeline()),
      ]
    ).text
    #expect(
      text == ##"""
        import LiveryPipelines

        extension Pipeline {
          /// The pipeline of 'toolbar > .my-button'.
          static let toolbarMyButton = Pipeline(parsing: #"""
            inset(1px)
            fill(rgb(255, 0, 0))
            """#) ?? Pipeline()

          /// The pipeline of 'toolbar > .my-button' in the state highlighted.
          static let toolbarMyButtonHighlighted = Pipeline(parsing: #"""
            shape(path("M0 0 L9 9"))
            fill(rgb(0, 0, 255))
            """#) ?? Pipeline()

          /// The pipeline of 'toolbar > .my-button' in the state disabled.
          static let toolbarMyButtonDisabled = Pipeline(parsing: #"""
            none
            """#) ?? Pipeline()
        }

        """##)
    #expect(Pipeline(parsing: "\n    inset(1px)\n    fill(rgb(255, 0, 0))\n    ") == normal)
  }

  @Test(
    "has a valid Swift name",
    arguments: [
      (".badge", "badge"), ("*", "style"), (".9lives", "_9lives"), ("a:state(new)", "aStateNew"),
    ])
  func names(selector: String, name: String) {
    let text = SwiftExport(selector, [("normal", Pipeline())]).text
    #expect(text.contains("static let \(name) ="))
  }
}
