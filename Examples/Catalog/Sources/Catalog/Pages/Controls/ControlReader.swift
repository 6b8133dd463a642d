// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// The reader of a page's lines, which finds the controls and identifies their elements.
struct ControlReader {
  /// The controls so far, in document order.
  private(set) var controls: [Control] = []
  private var count = 0

  /// The states that a control changes, with the states that mean that it is on.
  private static let onStates = ["checked", "selected"]

  /// Returns the lines of a page with an id for each element.
  mutating func identified(_ lines: [LayoutNode]) -> [LayoutElement] {
    children(of: LayoutElement("controlsPage", lines), group: "page").compactMap { line in
      if case .element(let element) = line { element } else { nil }
    }
  }

  /// Returns the children of an element with their ids.
  ///
  /// - Parameters:
  ///   - parent: The element.
  ///   - group: The id that choices below it have in common.
  /// - Returns: The children.
  private mutating func children(of parent: LayoutElement, group: String) -> [LayoutNode] {
    parent.children.map { child in
      guard case .element(var element) = child else { return child }
      count += 1
      let id = "\(element.type)-\(count)"
      element.id = id
      // An option stands between a choice and its group.
      let isBetween = element.type == "option"
      if let role = Control.Role(of: element, in: parent, group) {
        add(element, role, id, in: parent)
        element.states = []
      }
      element.children = children(of: element, group: isBetween ? group : id)
      return .element(element)
    }
  }

  private mutating func add(
    _ element: LayoutElement, _ role: Control.Role, _ id: String, in parent: LayoutElement
  ) {
    let isLabeled = parent.type == "option" || parent.type == "field"
    let named = isLabeled ? parent : element
    let name =
      element.attributes["name"] ?? named.firstText(in: "label") ?? named.firstText()
      ?? element.type
    let onState =
      ["tab", "item", "tableRow", "chip", "card"].contains(element.type) ? "selected" : "checked"
    var control = Control(id: id, role: role, name: name, onState: onState)
    control.isOn = element.states.contains(where: Self.onStates.contains)
    control.fixedStates = element.states.filter { !Self.onStates.contains($0) }
    if parent.states.contains("disabled") { control.fixedStates.append("disabled") }
    control.value = element.attributes["value"].flatMap(Double.init) ?? 0
    if control.isTyped, let label = element.label, !label.classes.contains("placeholder") {
      control.text = EditedText(label.firstText() ?? "")
    }
    controls.append(control)
  }
}

extension LayoutElement {
  /// Returns the first text in the element, or in the first of its elements of a type.
  func firstText(in type: String? = nil) -> String? {
    for child in children {
      switch child {
      case .text(let text): if type == nil || type == self.type { return text }
      case .element(let inner): if let text = inner.firstText(in: type) { return text }
      }
    }
    return nil
  }

  /// The first label among the children.
  var label: LayoutElement? {
    for case .element(let inner) in children where inner.type == "label" { return inner }
    return nil
  }
}
