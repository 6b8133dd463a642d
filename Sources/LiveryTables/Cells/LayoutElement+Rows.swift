// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout

extension LayoutElement {
  /// Returns a row element with a class and child elements.
  static func row(_ className: String, _ children: [LayoutElement?]) -> LayoutElement {
    LayoutElement("tableRow", classes: [className], children.compactMap { $0.map { .element($0) } })
  }

  /// Returns a label element with a text.
  static func label(_ text: String, _ classes: String...) -> LayoutElement {
    LayoutElement("label", classes: classes, [.text(text)])
  }

  /// Returns a container that stacks elements vertically.
  static func column(_ children: [LayoutElement?]) -> LayoutElement {
    LayoutElement("div", classes: ["rowText"], children.compactMap { $0.map { .element($0) } })
  }

  /// Returns an image element, or `nil` if both sources are `nil`.
  ///
  /// The element has the class `unknown` if the size of neither image is known.
  static func image(
    _ source: ImageSource?, default defaultSource: ImageSource?, style: String? = nil,
    in context: CellContext
  ) -> LayoutElement? {
    let sources = [source, defaultSource].compactMap { $0 }
    guard !sources.isEmpty else { return nil }
    var image = LayoutElement("img", content: .image(source, default: defaultSource))
    if let style { image.classes.append(style) }
    if !sources.contains(where: { context.measuring.images.size(of: $0) != nil }) {
      image.classes.append("unknown")
    }
    return image
  }
}
