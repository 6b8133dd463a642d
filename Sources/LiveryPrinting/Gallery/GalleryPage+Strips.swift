// SPDX-License-Identifier: Apache-2.0
import LiveryFormatting

extension GalleryPage {
  /// A transition or an animation of a style as pictures of some moments, all of one size.
  package struct Strip: Sendable {
    /// The subject, such as `normal → highlighted`, and the duration.
    package var name: String
    /// The moments, each with the part of the duration as its name, such as `25 %`.
    package var moments: [State]

    /// Creates a strip.
    package init(name: String, moments: [State]) {
      self.name = name
      self.moments = moments
    }

    /// The largest width and height of a picture, in px.
    fileprivate var size: (width: Int, height: Int) {
      let pictures = moments.flatMap { [$0.light, $0.dark] }.compactMap { $0 }
      return (
        GalleryPage.pixels(pictures.map(\.width).max() ?? 0),
        GalleryPage.pixels(pictures.map(\.height).max() ?? 0)
      )
    }
  }

  /// Writes a cell below those of the states.
  func write(
    _ strip: Strip, of selector: String, _ schemes: [Scheme], into sink: inout TextSink
  ) {
    sink.write(
      """
      <td class="strip" style="--w:\(strip.size.width);--h:\(strip.size.height)">\
      <p>\(Self.escaped(strip.name))</p><div class="moments">

      """)
    for moment in strip.moments {
      let named = State(
        name: "\(strip.name), \(moment.name)", light: moment.light, dark: moment.dark)
      let images = schemes.map { image(of: named, in: $0, selector) }.joined()
      sink.write(
        """
        <div class="state"><span class="label">\(Self.escaped(moment.name))</span>\
        <noscript>\(images)</noscript></div>

        """)
    }
    sink.write("</div></td>\n")
  }
}

extension GalleryPage.Item {
  /// The custom properties with the number of strips and their height, or an empty text without
  /// strips.
  var stripVariables: String {
    if strips.isEmpty { return "" }
    return ";--strips:\(strips.count);--strip-h:\(strips.map(\.size.height).max() ?? 0)"
  }
}
