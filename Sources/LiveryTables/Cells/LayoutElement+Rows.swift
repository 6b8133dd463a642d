// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout

extension LayoutElement {
  /// A row of a kind.
  static func row(_ kind: String, _ children: [LayoutElement?]) -> LayoutElement {
    LayoutElement("tableRow", classes: [kind], children.compactMap { $0.map { .element($0) } })
  }

  /// A text.
  static func label(_ text: String, _ classes: String...) -> LayoutElement {
    LayoutElement("label", classes: classes, [.text(text)])
  }

  /// What stands below each other in a row.
  static func column(_ children: [LayoutElement?]) -> LayoutElement {
    LayoutElement("div", classes: ["rowText"], children.compactMap { $0.map { .element($0) } })
  }

  /// A picture; nil where there is none.
  ///
  /// One whose size is not known has the class `unknown`.
  static func image(
    _ source: ImageSource?, default other: ImageSource?, style: String? = nil,
    in context: CellContext
  ) -> LayoutElement? {
    let sources = [source, other].compactMap { $0 }
    guard !sources.isEmpty else { return nil }
    var image = LayoutElement("img", content: .image(source, default: other))
    if let style { image.classes.append(style) }
    if !sources.contains(where: { context.measuring.images.size(of: $0) != nil }) {
      image.classes.append("unknown")
    }
    return image
  }
}
