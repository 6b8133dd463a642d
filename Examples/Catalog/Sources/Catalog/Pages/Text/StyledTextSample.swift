// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines

/// A text with all supported markup.
enum StyledTextSample {
  /// Returns the text with the images of the catalog.
  static func text(_ artwork: Artwork) -> StyledText {
    var text = StyledText(markup: markup)
    let pictures = [
      "landscape": artwork.landscape, "star": artwork.star, "icon": artwork.icons.first,
    ]
    for (name, picture) in pictures {
      while let path = text.path(ofFirst: { $0.attributes["src"] == name }),
        case .element(var image)? = text[path]
      {
        image.attributes["src"] = nil
        image.content = .image(picture ?? nil)
        text[path] = .element(image)
      }
    }
    text.root.classes = ["sample"]
    return text
  }

  private static let markup = """
    <h1>Styled text</h1>
    <div class="stamp">in a place<br>of its own</div>
    <p>This is a whole bunch of text with <b>bold</b>, <i>italic</i>, <b><i>bold italic</i></b>, <u>underlined</u> and \
    <s>struck</s> words, <code>code</code>, <small>small print</small>, H<sub>2</sub>O and 2<sup>10</sup>. An address is \
    found by itself, such as https://example.org/found, and <a href="catalog://text/long">a link that is so long that it \
    stands on two lines lights up in both of them when the pointer is over one, wherever they end</a>.</p>
    <div class="columns"><div>
    <h3>Pictures</h3>
    <p><img class="left" src="landscape">A picture that floats at the left has the text beside it. Below the picture, lines \
    begin at the edge again, as they do in books and in newspapers.</p>
    <p><img class="right" src="icon">Another one floats at the right. A star <img src="star"> stands in the line like a letter, \
    and so does a <button class="toolbarButton">Button</button> that the theme draws, with all the steps of its style.</p>
    <h3>Lists</h3>
    <ul><li>What is first</li><li>What has parts:<ol><li>one</li><li>two, which is long enough to need another line to say what it \
    has to say</li><li>three<ul><li>deeper</li></ul></li></ol></li><li>What is last</li></ul>
    </div><div>
    <h3>Styles of its own</h3>
    <p>A class of the page's sheet has <span class="bubble">a background and padding, which begin once and end once although \
    the words stand on several lines</span> like a mark made with a pen.</p>
    <div class="speech">Well, this is a bubble: a pipeline of the theme draws it behind its text.</div>
    <h3>Directions</h3>
    <p>The word \u{0633}\u{0644}\u{0627}\u{0645} is Arabic, and \u{05E9}\u{05DC}\u{05D5}\u{05DD} \u{05E2}\u{05D5}\u{05DC}\u{05DD} \
    is Hebrew, with 123 in between.</p>
    <p class="rtl">\u{05E9}\u{05DC}\u{05D5}\u{05DD}, this is a paragraph from right to left.</p>
    <blockquote>A quotation stands a little further in than what is around it.</blockquote>
    <pre>func draw() {\n    box.fill()  // as it is\n}</pre>
    </div></div>
    <hr>
    <h3>Alignments</h3>
    <div class="alignments"><div class="start">Lines that begin at the left, as most of them do, whatever their length \
    may be.</div><div class="middle">Lines in the middle, for titles, captions and some kinds of poems.</div><div \
    class="end">Lines that end at the right, where numbers often stand.</div><div class="justified">Lines that are \
    justified: words are set apart un\u{AD}til each of the lines but the last one is full, and hy\u{AD}phen\u{AD}ation \
    helps in nar\u{AD}row col\u{AD}umns.</div></div>
    """
}
