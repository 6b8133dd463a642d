// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import LiveryFormatting

extension GalleryPage {
  /// Writes the rows of the table, with a body for each section of a file.
  func writeRows(of groups: GalleryGroups, into sink: inout TextSink) {
    let types = Dictionary(
      groups.types.map { ($0.name, $0.id) }, uniquingKeysWith: { first, _ in first })
    let (columns, schemes) = (columns, schemes)
    for file in groups.files {
      for (section, items) in file.sections {
        let name = Self.escaped(section.name.isEmpty ? file.group.name : section.name)
        let origin = section.name.isEmpty ? "" : " <span>\(Self.escaped(file.group.name))</span>"
        sink.write(
          """
          <tbody id="\(section.id)" data-file="\(file.group.id)">
          <tr class="section"><th colspan="\(columns.count + 1)" scope="rowgroup">\
          <h2>\(name)\(origin)</h2></th></tr>

          """)
        for item in items {
          write(item, type: item.kind.group(types), columns, schemes, into: &sink)
        }
        sink.write("</tbody>\n")
      }
    }
  }

  private func write(
    _ item: Item, type: String, _ columns: [String], _ schemes: [Scheme],
    into sink: inout TextSink
  ) {
    let pictures = item.states.flatMap { [$0.light, $0.dark] }.compactMap { $0 }
    let size = [pictures.map(\.width), pictures.map(\.height)].map { Self.pixels($0.max() ?? 0) }
    sink.write(
      """
      <tr class="row" data-type="\(type)" style="--w:\(size[0]);--h:\(size[1]);\
      --n:\(item.selector.count)\(item.stripVariables)">
      <th scope="row"><button type="button" class="copy" data-copy="selector" \
      title="Copy the selector"><code>\(Self.escaped(item.selector))</code></button>
      \(Self.place(item.location))
      <div class="actions"><button type="button" class="button" data-copy="css" \
      aria-label="Copy the CSS of \(Self.escaped(item.selector))">Copy CSS</button>
      <button type="button" class="button" aria-expanded="false" \
      aria-label="Show the CSS of \(Self.escaped(item.selector))">Show CSS</button></div>

      """)
    if let note = item.note, !item.states.isEmpty {
      sink.write("<p class=\"note\">\(Self.escaped(note))</p>\n")
    }
    sink.write("</th>\n")
    if item.states.isEmpty {
      sink.write(
        """
        <td class="invisible" colspan="\(columns.count)">\(Self.escaped(item.note ?? ""))</td>

        """)
    } else {
      writeStates(of: item, columns, schemes, into: &sink)
      for strip in item.strips { write(strip, of: item.selector, schemes, into: &sink) }
    }
    let rule = Formatter(SyntaxTree(parsing: item.rule)).formattedText
    sink.write(
      """
      <td class="source" colspan="\(columns.count + 1)" hidden>\
      <pre tabindex="0">\(Self.escaped(rule))</pre></td>
      </tr>

      """)
  }

  /// Writes a cell for each column, and then the states that have no column.
  private func writeStates(
    of item: Item, _ columns: [String], _ schemes: [Scheme], into sink: inout TextSink
  ) {
    let states = Dictionary(
      item.states.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let others = item.states.filter { !columns.contains($0.name) }
    for name in columns + others.map(\.name) {
      let label = "<span class=\"label\">\(Self.escaped(name))</span>"
      guard let state = states[name] else {
        // Only the focus is a state that a style may lack.
        let isMissing = name == "focused"
        sink.write(
          isMissing ? "<td></td>\n" : "<td class=\"state undrawn\">\(label)not drawn</td>\n")
        continue
      }
      let images = schemes.map { scheme in
        image(of: state, in: scheme, item.selector)
      }
      sink.write(
        """
        <td class="state">\(label)<noscript>\(images.joined())</noscript></td>

        """)
    }
  }

  /// Returns the image element of a state in a color scheme, at the first scale.
  func image(of state: State, in scheme: Scheme, _ selector: String) -> String {
    guard let picture = scheme == .light ? state.light : state.dark, let scale = scales.first
    else { return "" }
    let text = "\(selector), \(state.name), \(scheme.rawValue)"
    return """
      <img class="\(scheme.rawValue)" src="\(Self.escaped(picture.file(at: scale)))" \
      alt="\(Self.escaped(text))" loading="lazy">
      """
  }

  /// Returns the location of a style, as a link if its file can be opened.
  private static func place(_ location: Location) -> String {
    let text = escaped("\(location.file):\(location.line)")
    guard let reference = location.reference else { return "<span class=\"place\">\(text)</span>" }
    return """
      <a class="place" href="\(escaped(reference))#L\(location.line)" \
      title="Open the style sheet">\(text)</a>
      """
  }

  /// Returns a length in whole px, with a maximum, and 0 for an invalid length.
  static func pixels(_ length: Double) -> Int {
    length.isNaN ? 0 : Int(min(max(length.rounded(.up), 0), 1_000_000))
  }
}

extension StatelessSelector.Kind {
  /// Returns the identifier of the group of an element.
  fileprivate func group(_ types: [String: String]) -> String {
    switch self {
    case .type(let name): types[name] ?? "others"
    case .class: "classes"
    case .other: "others"
    }
  }
}
