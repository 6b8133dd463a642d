// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines

/// The elements of the controls: their texts and numbers, as the theme draws them.
extension ControlSet {
  /// Returns a tree with the texts and numbers of the controls.
  ///
  /// - Parameters:
  ///   - root: The tree, in which each control has an id.
  ///   - marked: The index of the text control in which each position of the caret is marked.
  /// - Returns: The tree in the current state.
  func decorated(_ root: LayoutElement, marked: Int? = nil) -> LayoutElement {
    var root = root
    root.children = root.children.map { child in
      guard case .element(let inner) = child else { return child }
      return .element(decorated(inner, marked: marked))
    }
    guard let index = index(of: root.id) else {
      if let value = root.attributes["value"] { root.inlineStyle = "--value: \(value)%" }
      return root
    }
    let control = controls[index]
    switch control.role {
    case .slider: root.inlineStyle = "--value: \(Int(control.value))%"
    case .stepper: replaceLabel(of: &root, with: [.text(String(Int(control.value)))])
    case .text: setText(of: &root, to: control, at: index, isMarked: marked == index)
    case .press, .toggle, .choice, .step: break
    }
    return root
  }

  private func replaceLabel(
    of element: inout LayoutElement, with children: [LayoutNode], _ style: String? = nil,
    isPlaceholder: Bool = false
  ) {
    element.children = element.children.map { child in
      guard case .element(var label) = child, label.type == "label" else { return child }
      label.children = children
      label.classes = isPlaceholder ? ["placeholder"] : []
      label.inlineStyle = style
      return .element(label)
    }
  }

  private func setText(
    of element: inout LayoutElement, to control: Control, at index: Int, isMarked: Bool
  ) {
    let text = control.text.text
    let shown = text.isEmpty ? element.attributes["placeholder"] ?? "" : text
    let isEdited = focused == index && isFocusVisible
    guard isMarked || isEdited else {
      let nodes: [LayoutNode] = shown.isEmpty ? [] : [.text(shown)]
      return replaceLabel(of: &element, with: nodes, isPlaceholder: text.isEmpty)
    }
    // The label clips its content, which moves.
    var content = LayoutElement(
      "content",
      isMarked
        ? CaretText.markedNodes(shown, count: text.count)
        : CaretText.nodes(shown, caret: min(control.text.caret, text.count)))
    content.inlineStyle = CaretText.style(left: control.shift.x, up: control.shift.y)
    replaceLabel(
      of: &element, with: [.element(content)], "overflow: hidden; text-overflow: clip",
      isPlaceholder: text.isEmpty)
  }
}
