// SPDX-License-Identifier: Apache-2.0
import CSSValues
package import LiveryFormatting

/// An HTML page that shows every style of a theme in every state, on light and dark backgrounds and
/// in several scales.
///
/// The page needs only the picture files beside it: no script, no other file and no server.
package struct GalleryPage: Sendable {
  /// The title of the page.
  package var title: String
  /// The styles in their order.
  package var items: [Item]
  /// The scales of the pictures, in device pixels per px.
  package var scales: [Double]

  /// Creates a page.
  package init(title: String, items: [Item], scales: [Double] = [1, 2]) {
    self.title = title
    self.items = items
    self.scales = scales
  }

  /// A style on the page.
  package struct Item: Sendable {
    /// The selector that describes the style's element.
    package var selector: String
    /// The location of the style's first rule.
    package var location: String
    /// The pipeline that draws the style in its normal state, in CSS syntax.
    package var pipeline: String
    /// The displayed states, or an empty array for an invisible style.
    package var states: [State]
    /// A note about states that are not displayed, or `nil`.
    package var note: String?

    /// Creates a style.
    package init(
      selector: String, location: String, pipeline: String, states: [State], note: String? = nil
    ) {
      self.selector = selector
      self.location = location
      self.pipeline = pipeline
      self.states = states
      self.note = note
    }
  }

  /// A state of a style.
  package struct State: Sendable {
    /// The state's name.
    package var name: String
    /// The picture on a light background, or `nil` if the page shows only the dark color scheme.
    package var light: Picture?
    /// The picture on a dark background, or `nil` if the page shows only the light color scheme.
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
    /// The files, relative to the page, in the order of ``GalleryPage/scales``.
    package var files: [String]
    /// The width in px.
    package var width: Double
    /// The height in px.
    package var height: Double

    /// Creates a picture.
    package init(files: [String], width: Double, height: Double) {
      self.files = files
      self.width = width
      self.height = height
    }
  }
}

extension GalleryPage {
  /// Writes the page.
  package func html(into sink: inout TextSink) {
    sink.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>
      \(Self.styleSheet)
      </style>
      </head>
      <body>
      <header>
      <h1>\(Self.escaped(title))</h1>
      <p>\(Self.count(items.count, "style")) in \
      \(Self.count(items.reduce(0) { $0 + $1.states.count }, "state")), \
      each at \(scales.map { "\(numberText($0))×" }.joined(separator: " and ")).</p>

      """)
    if items.contains(where: { $0.states.contains { $0.light != nil && $0.dark != nil } }) {
      sink.write(Self.groundChoice)
    }
    sink.write("</header>\n<main>\n")
    for item in items { write(item, into: &sink) }
    sink.write("</main>\n</body>\n</html>\n")
  }

  /// The controls that hide the pictures on one background.
  private static let groundChoice = """
    <fieldset>
    <legend>Ground</legend>
    <label><input type="radio" name="ground" id="both" checked> both</label>
    <label><input type="radio" name="ground" id="light"> light</label>
    <label><input type="radio" name="ground" id="dark"> dark</label>
    </fieldset>

    """

  private func write(_ item: Item, into sink: inout TextSink) {
    let selector = Self.escaped(item.selector)
    sink.write(
      """
      <section>
      <h2><code>\(selector)</code></h2>
      <p class="place">\(Self.escaped(item.location))</p>
      <div class="states">

      """)
    for state in item.states {
      let name = Self.escaped(state.name)
      sink.write("<figure>\n")
      for (ground, picture) in [("light", state.light), ("dark", state.dark)] {
        guard let picture else { continue }
        sink.write(
          """
          <div class="\(ground)">\
          \(image(picture, alt: "\(selector), \(name), on \(ground)"))</div>

          """)
      }
      sink.write("<figcaption>\(name)</figcaption>\n</figure>\n")
    }
    sink.write("</div>\n")
    if let note = item.note { sink.write("<p class=\"note\">\(Self.escaped(note))</p>\n") }
    sink.write(
      """
      <details><summary>Pipeline</summary><pre>\(Self.escaped(item.pipeline))</pre></details>
      </section>

      """)
  }

  /// Returns the image elements of a picture, each enlarged by its scale so that its pixels are
  /// visible on any screen.
  ///
  /// The first image has the alternative text.
  private func image(_ picture: Picture, alt: String) -> String {
    zip(picture.files, scales).enumerated().map { number, image in
      let (file, scale) = image
      return """
        <img src="\(Self.escaped(file))" width="\(Self.pixels(picture.width * scale))" \
        height="\(Self.pixels(picture.height * scale))" alt="\(number == 0 ? alt : "")">
        """
    }.joined()
  }

  /// Returns a length as an HTML attribute: whole pixels, with a maximum, and 0 for an invalid
  /// length.
  private static func pixels(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length, 0), 1_000_000))
  }

  /// Returns a count with its noun, such as `1 style` and `2 styles`.
  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a text with HTML special characters escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
