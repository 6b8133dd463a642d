// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
import CSSValues

/// An HTML page that shows every style of a theme in every state, with the color schemes and the
/// scales of its pictures.
///
/// The page needs its style sheet, its script and the picture files beside it, and no server. It is
/// readable without the script.
package struct GalleryPage: Sendable {
  /// The title of the page.
  package var title: String
  /// The styles in their order.
  package var items: [Item]
  /// The scales of the pictures, in device pixels per px.
  package var scales: [Double]
  /// The background of a page of the theme in the light color scheme, as a CSS color; `nil` if the
  /// theme has none.
  package var lightGround: String?
  /// The background of a page of the theme in the dark color scheme, as a CSS color; `nil` if the
  /// theme has none.
  package var darkGround: String?

  /// Creates a page.
  package init(
    title: String, items: [Item], scales: [Double] = [1, 2], lightGround: String? = nil,
    darkGround: String? = nil
  ) {
    self.title = title
    self.items = items
    self.scales = scales
    self.lightGround = lightGround
    self.darkGround = darkGround
  }

  /// A style on the page.
  package struct Item: Sendable {
    /// The selector that describes the style's element.
    package var selector: String
    /// The kind of the element.
    package var kind: StatelessSelector.Kind
    /// The location of the style's first rule.
    package var location: Location
    /// The pipeline that draws the style in its normal state, in CSS syntax.
    package var pipeline: String
    /// The displayed states, or an empty array for an invisible style.
    package var states: [State]
    /// The transitions and animations.
    package var strips: [Strip] = []
    /// A note about states that are not displayed, or `nil`.
    package var note: String?

    /// Creates a style.
    package init(
      selector: String, kind: StatelessSelector.Kind, location: Location, pipeline: String,
      states: [State], note: String? = nil
    ) {
      self.selector = selector
      self.kind = kind
      self.location = location
      self.pipeline = pipeline
      self.states = states
      self.note = note
    }
  }

  /// The location of a rule.
  package struct Location: Sendable, Hashable {
    /// The name of the file, as the page shows it.
    package var file: String
    /// The line, counted from 1.
    package var line: Int
    /// The section of the file, or `nil` if the file has no sections before the line.
    package var section: String?
    /// The relative reference to the file from the page's folder; `nil` for a built-in sheet and
    /// for standard input.
    package var reference: String?

    /// Creates a location.
    package init(file: String, line: Int, section: String? = nil, reference: String? = nil) {
      self.file = file
      self.line = line
      self.section = section
      self.reference = reference
    }
  }

  /// A state of a style.
  package struct State: Sendable {
    /// The state's name.
    package var name: String
    /// The picture in the light color scheme, or `nil` if it is not drawn.
    package var light: Picture?
    /// The picture in the dark color scheme, or `nil` if it is not drawn.
    package var dark: Picture?

    /// Creates a state.
    package init(name: String, light: Picture?, dark: Picture?) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// A picture with a file for each scale.
  package struct Picture: Sendable, Hashable {
    /// The path without its ending, relative to the page.
    package var name: String
    /// The width in px.
    package var width: Double
    /// The height in px.
    package var height: Double

    /// Creates a picture.
    package init(name: String, width: Double, height: Double) {
      self.name = name
      self.width = width
      self.height = height
    }

    /// Returns the path of the file at a scale, such as `pictures/a@2x.png`, relative to the page.
    package func file(at scale: Double) -> String {
      "\(name)\(scale == 1 ? "" : "@\(numberText(scale))x").png"
    }
  }
}

extension GalleryPage.Item {
  /// The rule that draws the style in its normal state, in CSS syntax.
  var rule: String { "\(selector) { -livery-pipeline: \(pipeline); }" }
}
