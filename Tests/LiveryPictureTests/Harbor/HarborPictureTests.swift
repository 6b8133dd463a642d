// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import TestSupport
  import Testing

  /// Tests the controls of the theme harbor against reference pictures, in `Fixtures/Harbor`.
  @Suite struct HarborPictureTests {
    @Test(
      "draws the controls of a page as its reference",
      arguments: HarborPage.all.filter { $0.variant == .light })
    func matches(page: HarborPage) throws {
      try page.reference.check(page.pixels(), within: .texts)
    }

    @Test(
      "draws the controls of a page in another variant as its reference", .tier(.full),
      arguments: HarborPage.all.filter { $0.variant != .light })
    func variants(page: HarborPage) throws {
      try page.reference.check(page.pixels(), within: .texts)
    }

    @Test("every page and every reference belongs to a test")
    func files() throws {
      let names = { (folder: String) in
        try FileManager.default.contentsOfDirectory(
          atPath: Fixture.folder("Harbor/\(folder)").path(percentEncoded: false))
      }
      let pages = HarborPage.all
      #expect(Set(try names("Pages")) == Set(pages.map { "\($0.name).json" }))
      #expect(Set(try names("Pictures")) == Set(pages.map(\.reference.file.lastPathComponent)))
    }
  }
#endif
