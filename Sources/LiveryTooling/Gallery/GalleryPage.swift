// SPDX-License-Identifier: Apache-2.0

/// The contact sheet of a theme: a page of HTML that shows every style in every state, on a light and on a dark ground, at
/// its own size and at twice of it.
///
/// The page needs nothing but the pictures beside it: no script, no other file, no host.
public struct GalleryPage: Sendable {
  /// What the page is called.
  public var title: String
  /// The styles in their order.
  public var items: [Item]

  /// A page.
  public init(title: String, items: [Item]) {
    self.title = title
    self.items = items
  }

  /// A style on the page.
  public struct Item: Sendable {
    /// The selector that describes its element.
    public var selector: String
    /// Where its first rule stands.
    public var place: String
    /// The pipeline that draws it in its plain state, as CSS writes it.
    public var pipeline: String
    /// The states that are shown; none for a style of which nothing is seen.
    public var states: [State]
    /// What there is to say about states that are not shown; nil for nothing.
    public var note: String?

    /// A style.
    public init(
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
  public struct State: Sendable {
    /// The state's name.
    public var name: String
    /// The picture where the ground is light.
    public var light: Picture
    /// The picture where the ground is dark.
    public var dark: Picture

    /// A state.
    public init(name: String, light: Picture, dark: Picture) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// A picture in two resolutions.
  public struct Picture: Sendable, Hashable {
    /// The file at one dot a px, relative to the page.
    public var file: String
    /// The file at two dots a px.
    public var doubleFile: String
    /// The width in px.
    public var width: Double
    /// The height in px.
    public var height: Double

    /// A picture in two files.
    public init(file: String, doubleFile: String, width: Double, height: Double) {
      self.file = file
      self.doubleFile = doubleFile
      self.width = width
      self.height = height
    }
  }
}

extension GalleryPage {
  /// Writes the page.
  public func html(into sink: inout TextSink) {
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
      each at one and at two dots a pixel.</p>
      <fieldset>
      <legend>Ground</legend>
      <label><input type="radio" name="ground" id="both" checked> both</label>
      <label><input type="radio" name="ground" id="light"> light</label>
      <label><input type="radio" name="ground" id="dark"> dark</label>
      </fieldset>
      </header>
      <main>

      """)
    for item in items { write(item, into: &sink) }
    sink.write("</main>\n</body>\n</html>\n")
  }

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

  /// Both files of a picture: the second one at twice the size on the page, so that its dots are seen on any screen.
  private func image(_ picture: Picture, alt: String) -> String {
    func tag(_ file: String, _ scale: Double, _ text: String) -> String {
      """
      <img src="\(Self.escaped(file))" width="\(Self.pixels(picture.width * scale))" \
      height="\(Self.pixels(picture.height * scale))" alt="\(text)">
      """
    }
    return tag(picture.file, 1, alt) + tag(picture.doubleFile, 2, "")
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
