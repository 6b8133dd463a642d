// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines
import LiveryRendering

/// Images for the pages, drawn by pipelines, so that the catalog needs no image files.
struct Artwork {
  /// The part of a theme that the images depend on.
  struct Look: Hashable {
    /// The color of a star, and that of a star on a selected tab.
    var starColor = "#576b95"
    var chosenStarColor = "#576b95"
    /// Whether icons reflect light, as those of 2009 did.
    var isReflective = true
  }

  /// The look of the images.
  let look: Look
  /// Icons of 57 px, for launchers.
  let icons: [ImageSource]
  /// A star of 14 px, for tabs, with a margin of 1 px in icons that do not reflect light.
  let star: ImageSource?
  /// A star for a selected tab.
  let chosenStar: ImageSource?
  /// A landscape of 96 px by 72 px.
  let landscape: ImageSource?

  /// Draws the images at the scale of a renderer, which does not change their size in px.
  init(by renderer: Renderer, _ look: Look = Look()) {
    func picture(_ name: String, _ size: Size, _ steps: String) -> ImageSource? {
      guard let pipeline = Pipeline(parsing: steps),
        let file = try? StylePicture(pipeline, size: size).rendering(as: .png, by: renderer)
      else { return nil }
      return .data(ImageData(file.bytes, name: name))
    }
    let side: Double = look.isReflective ? 14 : 16
    func star(_ color: String) -> ImageSource? {
      picture(
        "star \(side) \(color)", Size(side, side),
        "shape(path(\"\(Self.star)\" size 14px 14px center)) fill(\(color))")
    }
    self.look = look
    icons = Self.icons.enumerated().compactMap { number, icon in
      let fill = look.isReflective ? "reflective \(icon.color)" : icon.color
      return picture(
        "icon \(number) \(fill)", Size(57, 57),
        """
        shape(rounded-rectangle 10px) fill(\(fill)) \
        shape(path("\(icon.outline)" size 24px 24px center)) fill(rgb(255 255 255 / 92%))
        """)
    }
    self.star = star(look.starColor)
    chosenStar = star(look.chosenStarColor)
    landscape = picture(
      "landscape", Size(96, 72),
      """
      fill(linear-gradient(#7fb2e5, #e8f1f8)) \
      shape(path("M60 20 A9 9 0 1 0 78 20 A9 9 0 1 0 60 20 Z")) fill(#f6c945) \
      shape(path("M0 72 V54 L26 28 L50 50 L64 40 L96 66 V72 Z")) fill(#4f7d4a)
      """)
  }
}

extension Artwork.Look {
  /// Creates the look of the images in a theme.
  init(in pipelines: PipelineCache, over base: CatalogTheme.Base) {
    isReflective = base == .three20
    if let color = pipelines.ruleSet(".catalogStar").color { starColor = "\(color)" }
    if let color = pipelines.ruleSet(".catalogStar", .selected).color {
      chosenStarColor = "\(color)"
    }
  }
}

extension Artwork {
  private static let star =
    "M7 0 L9.2 4.7 L14 5.4 L10.5 9 L11.4 14 L7 11.6 L2.6 14 L3.5 9 L0 5.4 L4.8 4.7 Z"

  private static let icons: [(color: String, outline: String)] = [
    ("#c0392b", "M12 21 L3 12 A5 5 0 0 1 12 6 A5 5 0 0 1 21 12 Z"),
    ("#2e86c1", "M3 4 H21 V16 H12 L7 21 V16 H3 Z"),
    ("#239b56", "M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z"),
    ("#b9770e", "M2 20 V8 L12 3 L22 8 V20 H15 V13 H9 V20 Z"),
    ("#7d3c98", "M12 2 L15 9 L22 9.5 L16.5 14 L18.5 21 L12 17 L5.5 21 L7.5 14 L2 9.5 L9 9 Z"),
    ("#34495e", "M3 3 H10 V10 H3 Z M14 3 H21 V10 H14 Z M3 14 H10 V21 H3 Z M14 14 H21 V21 H14 Z"),
  ]
}
