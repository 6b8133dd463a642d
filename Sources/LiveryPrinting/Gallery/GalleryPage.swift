// SPDX-License-Identifier: Apache-2.0
import CSSValues
package import LiveryFormatting

/// The contact sheet of a theme: a page of HTML that shows every style in every state, on a light and on a dark ground, at
/// its own size and at twice of it.
///
/// The page needs nothing but the pictures beside it: no script, no other file, no host.
package struct GalleryPage: Sendable {
  /// What the page is called.
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
    /// The selector that describes its element.
    package var selector: String
    /// Where its first rule stands.
    package var place: String
    /// The pipeline that draws it in its plain state, as CSS writes it.
    package var pipeline: String
    /// The states that are shown; none for a style of which nothing is seen.
    package var states: [State]
    /// What there is to say about states that are not shown; nil for nothing.
    package var note: String?

    /// A style.
    package init(
      selector: String, place: String, pipeline: String, states: [State], note: String? = nil
    ) {
      self.selector = selector
      self.place = place
      self.pipeline = pipeline
      self.states = states
      self.note = note
    }
  }

  /// A state of a style.
  package struct State: Sendable {
    /// The state's name.
    package var name: String
    /// The picture on a light ground; `nil` if the page shows the dark color scheme alone.
    package var light: Picture?
    /// The picture on a dark ground; `nil` if the page shows the light color scheme alone.
    package var dark: Picture?

    /// Creates a state.
    package init(name: String, light: Picture?, dark: Picture?) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// A picture, in a file for each scale.
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

  /// The controls that hide the pictures on one of the grounds.
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
      <p class="place">\(Self.escaped(item.place))</p>
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

  /// The files of a picture, each enlarged by its scale, so that its pixels are visible on any screen.
  ///
  /// The first one has the alternative text.
  private func image(_ picture: Picture, alt: String) -> String {
    zip(picture.files, scales).enumerated().map { number, image in
      let (file, scale) = image
      return """
        <img src="\(Self.escaped(file))" width="\(Self.pixels(picture.width * scale))" \
        height="\(Self.pixels(picture.height * scale))" alt="\(number == 0 ? alt : "")">
        """
    }.joined()
  }

  /// A length as an attribute of HTML: whole pixels, 0 for what is no length, and no more than any picture has.
  private static func pixels(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length, 0), 1_000_000))
  }

  /// A number of things, such as `1 style` and `2 styles`.
  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A text with what means something in HTML written out.
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
