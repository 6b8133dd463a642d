// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines
import Testing

@testable import Catalog

@Suite struct CatalogOptionsTests {
  @Test("parses files, and options with values")
  func options() throws {
    let options = try CatalogOptions([
      "a.css", "--page", "tabs", "--size", "320x200.5", "--scale", "2", "--scheme", "dark",
      "--motion", "reduce", "--step", "50", "--screenshot", "b.png", "--frames", "3", "--seconds",
      "1.5", "c.json",
    ])
    #expect(options.files == ["a.css", "c.json"])
    #expect(options.page == "tabs")
    #expect(options.size == Size(320, 200.5))
    #expect(options.scale == 2)
    #expect(options.scheme == .dark && options.reducesMotion)
    #expect(options.screenshot == "b.png")
    #expect(options.step == 0.05)
    #expect(options.frames == 3)
    #expect(options.seconds == 1.5)
  }

  @Test(
    "rejects invalid options",
    arguments: [
      ["--size", "320"], ["--size", "0x10"], ["--size", "nanx10"], ["--size", "9999x10"],
      ["--scale", "0"], ["--scale", "inf"], ["--scheme", "blue"], ["--motion", "fast"],
      ["--frames", "0"], ["--step", "-1"], ["--step", "nan"], ["--seconds", "-1"],
      ["--seconds", "nan"], ["--page"], ["--nothing", "1"],
    ])
  func invalidOptions(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try CatalogOptions(arguments) }
  }
}
