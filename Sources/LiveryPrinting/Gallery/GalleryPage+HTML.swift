// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues
package import LiveryFormatting

extension GalleryPage {
  /// Writes the page.
  ///
  /// - Parameters:
  ///   - template: The HTML of the page, with names such as `{{title}}` in place of its texts.
  ///   - sink: The sink that receives the page.
  package func html(from template: String, into sink: inout TextSink) {
    let groups = GalleryGroups(items)
    var rest = template[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      sink.write(String(rest[..<start.lowerBound]))
      let name = rest[start.upperBound..<end.lowerBound]
      if name == "rows" {
        writeRows(of: groups, into: &sink)
      } else {
        sink.write(text(named: name, groups))
      }
      rest = rest[end.upperBound...]
    }
    sink.write(String(rest))
  }

  /// Returns the text in place of a name of the template.
  private func text(named name: Substring, _ groups: GalleryGroups) -> String {
    switch name {
    case "title": Self.escaped(title)
    case "summary": summary
    case "schemes": schemes.map(\.rawValue).joined(separator: " ")
    case "scales": scales.map(numberText).joined(separator: " ")
    case "variables": variables
    case "count": Self.count(items.count, "style")
    case "total": GalleryGroups.number(items.count)
    case "files": groups.fileList
    case "types": groups.typeList
    case "scaleChoices": scaleChoices
    case "columns": columns.map { "<th scope=\"col\">\(Self.escaped($0))</th>" }.joined()
    default: preconditionFailure("the template of the gallery names an unknown text '\(name)'")
    }
  }

  private var summary: String {
    """
    \(Self.count(items.count, "style")) in \
    \(Self.count(items.reduce(0) { $0 + $1.states.count }, "state")), \
    each at \(scales.map { "\(numberText($0))×" }.joined(separator: " and "))
    """
  }

  /// The custom properties of the page: the number of columns, and the grounds of the theme.
  private var variables: String {
    let grounds = [("--light-page", lightGround), ("--dark-page", darkGround)]
      .compactMap { name, color in color.map { "; \(name): \($0)" } }.joined()
    return Self.escaped("--all-columns: \(columns.count)\(grounds)")
  }

  private var scaleChoices: String {
    scales.map(numberText).map { scale in
      """
      <label><input type="radio" name="scale" value="\(scale)"><span>\(scale)×</span></label>

      """
    }.joined()
  }
}

extension GalleryPage {
  /// A color scheme of the pictures.
  enum Scheme: String {
    case light
    case dark
  }

  /// The color schemes of the pictures; both if there are no pictures.
  var schemes: [Scheme] {
    let states = items.lazy.flatMap(\.states)
    let drawn = [
      states.contains { $0.light != nil } ? Scheme.light : nil,
      states.contains { $0.dark != nil } ? .dark : nil,
    ].compactMap { $0 }
    return drawn.isEmpty ? [.light, .dark] : drawn
  }

  /// The states with a column in the table: those of a control, and the focus if a style has it.
  var columns: [String] {
    let control = ["normal", "highlighted", "selected", "disabled"]
    let hasFocus = items.contains { $0.states.contains { $0.name == "focused" } }
    return control + (hasFocus ? ["focused"] : [])
  }

  /// Returns a count with its noun, such as `1 style` and `2 styles`.
  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a text with HTML special characters escaped.
  ///
  /// Control characters that HTML does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
