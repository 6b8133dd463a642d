// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Foundation
import LiveryFormatting
import LiveryGalleryResources
import LiveryPrinting

/// A folder with a page of styles whose pictures are small files of one color, without drawing.
///
/// The folder is removed at the end of its lifetime.
final class GalleryFolder {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: "livery-gallery-\(UUID().uuidString)")

  /// The address of the page, with the scheme `file`.
  var address: URL { url.appending(path: "index.html") }

  /// Writes a page with numbered styles, `.style1` and so on, in sections of 50.
  ///
  /// Each state of a style has pictures of its own, in both color schemes and at two scales. With
  /// `hostile`, that text is the selector of each style and the name of each state.
  init(styles count: Int, title: String = "theme.css", hostile: String? = nil) throws {
    let pictures = url.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let items = try (1...count).map { number in
      GalleryPage.Item(
        selector: hostile ?? Self.selector(number), kind: Self.kind(number),
        location: GalleryPage.Location(
          file: "theme.css", line: 10 * number, section: "Section \((number - 1) / 50 + 1)",
          reference: "../theme.css"),
        pipeline: "shape(capsule) fill(rgb(0, 0, \(number % 256)))",
        states: try Self.states.map { state in
          GalleryPage.State(
            name: hostile ?? state, light: try picture(number, state, "light"),
            dark: try picture(number, state, "dark"))
        })
    }
    let page = GalleryPage(
      title: title, items: items, lightGround: "rgb(250, 240, 230)", darkGround: "rgb(20, 30, 40)")
    let texts = [
      "index.html": TextSink.text { page.html(from: GalleryResources.page, into: &$0) },
      "gallery.css": GalleryResources.styleSheet, "gallery.js": GalleryResources.script,
    ]
    for (name, text) in texts { try Data(text.utf8).write(to: url.appending(path: name)) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  private static let states = ["normal", "highlighted", "selected", "disabled"]

  /// Returns the selector of a style: every tenth style has an element type.
  static func selector(_ number: Int) -> String {
    number.isMultiple(of: 10) ? "button.style\(number)" : ".style\(number)"
  }

  private static func kind(_ number: Int) -> StatelessSelector.Kind {
    number.isMultiple(of: 10) ? .type("button") : .class
  }

  private func picture(
    _ number: Int, _ state: String, _ scheme: String
  ) throws -> GalleryPage.Picture {
    let picture = GalleryPage.Picture(
      name: "pictures/\(number)-\(state)-\(scheme)", width: 60, height: 30)
    // No test shows the larger pictures of the last styles.
    for scale in number > 50 ? [1.0] : [1, 2] {
      try Self.dot.write(to: url.appending(path: picture.file(at: scale)))
    }
    return picture
  }

  /// A PNG of one pixel.
  private static let dot =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6"
        + "kgAAAABJRU5ErkJggg==") ?? Data()
}
