// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSValues
  import Foundation
  import LiveryRendering
  import TestSupport

  /// The renderer, with fixed fonts, and images from `Fixtures/Images` and the theme only.
  let pictures: Renderer = {
    TestFonts.use()
    return Renderer(
      images: ImageLoader { url in
        let name = URL(filePath: url.address).lastPathComponent
        let file = try? Data(contentsOf: Fixture.folder("Images").appending(path: name))
        return [UInt8](try file ?? Data(contentsOf: Fixture.example.appending(path: name)))
      })
  }()

  /// The locations of the fixtures.
  enum Fixture {
    /// Returns a folder of the fixtures.
    static func folder(_ name: String) -> URL {
      Corpora.packageRoot.appending(path: "Tests/LiveryPictureTests/Fixtures/\(name)")
    }

    /// The example theme with its images.
    static let example = Corpora.packageRoot.appending(path: "Examples/Gallery")

    /// The sheet of the example theme.
    static let exampleSheet = example.appending(path: "gallery.css").path(percentEncoded: false)

    /// Returns the reference of a picture.
    static func reference(of picture: Picture) -> URL {
      folder("Pictures/\(picture.section)/\(picture.name).png")
    }

    /// The folder for pictures that differ from their references.
    static let output = Corpora.packageRoot.appending(path: ".build/pictures")
  }
#endif
