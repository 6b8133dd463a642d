// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import CSSValues
  import Foundation
  import TestSupport
  import Livery
  import LiveryBuilder
  import LiveryPipelines
  import Testing

  extension BrowserTests {
    @Suite("A custom step")
    struct OwnEditorTests {
      private static let module = EditorModule(
        "stars",
        """
        import { h } from "/assets/view/dom.js";
        import { registerEditor } from "/assets/editors/registry.js";

        const words = ["one", "two", "three"];

        registerEditor("StarCount", ({ value, name, change }) => {
          const buttons = words.map((word) => h("button", {
            type: "button", class: "star", text: "★", "aria-label": `${word} of ${name}`,
            on: { click: () => change(word, { isDiscrete: true }) },
          }));
          const update = (value) => buttons.forEach((button, index) =>
            button.setAttribute("aria-pressed", String(index <= words.indexOf(value?.text))));
          update(value);
          return { element: h("div", { class: "stars" }, ...buttons), update };
        });
        """)

      @Test("is inserted and edited with its registered editor")
      func stars() async throws {
        let folder = try ArchiveFolderFixture()
        let theme = Theme()
        theme.pipelineLibrary.register(Stars.self)
        var options = BuilderOptions()
        options.editors = [Self.module]
        let builder = try await StyleBuilder(theme, archives: folder.url.path, options: options)
        do {
          try await edit(at: try #require(URL(string: builder.address)))
          await builder.stop()
        } catch {
          await builder.stop()
          throw error
        }
      }

      private func edit(at address: URL) async throws {
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(address)
        try await page.begin(".rating")
        try await page.append("--stars")
        try await page.waitForRows(["--stars"])
        try await pictureIs(20, browser)
        try await browser.click(".properties [aria-label='three of count']")
        try await page.waitForText("--stars(three)")
        try await pictureIs(60, browser)
        let pressed: Int = try browser.evaluate(
          "return document.querySelectorAll('.star[aria-pressed=true]').length")
        #expect(pressed == 3)
        try browser.press(Key.control, "z")
        try await pictureIs(20, browser)
      }

      /// Waits until the picture of the preview has a width in px.
      private func pictureIs(_ width: Int, _ browser: Browser) async throws {
        try await until("the picture is \(width) px wide", facts: browser.shownText) {
          try browser.evaluate(
            "return document.querySelector('.stage-picture').style.width === `${3 * arguments[0]}px`",
            width)
        }
      }
    }
  }

  /// A step with a number of a type without a built-in editor.
  private struct Stars: PipelineStep {
    var count = StarCount.one

    static let prototype = Stars()
    static let schema = Schema<Stars>(
      "--stars", "Takes the room of some stars.", parameters: [Parameter("count", \.count)])

    func draw(in context: inout DrawingContext) {}

    func sizeForLaterSteps(_ size: Size, in context: SizingContext) -> Size {
      Size(size.width + 20 * Double(count.rawValue), max(size.height, 20))
    }
  }

  private enum StarCount: Int, CaseIterable, ParameterValue {
    case one = 1
    case two, three

    static func type(in range: ClosedRange<Double>) -> ParameterType {
      .custom(name: "StarCount", grammar: "[ one | two | three ]")
    }

    init?(reading reader: inout ParameterReader, as type: ParameterType) {
      let known = StarCount.allCases.first { reader.consumeKeyword("\($0)") }
      guard let known else { return nil }
      self = known
    }

    func cssValues(as type: ParameterType) -> [CSSValue]? { [.identifier("\(self)")] }
  }
#endif
