// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// Returns an element with a type and classes, states, and children.
///
/// - Parameters:
///   - name: The type and the classes, such as `button.primary`.
///   - states: The states, separated by spaces.
///   - children: The children.
/// - Returns: The element.
func element(_ name: String, _ states: String = "", _ children: LayoutNode...) -> LayoutNode {
  element(name, states, children)
}

/// Returns an element with an array of children.
func element(_ name: String, _ states: String = "", _ children: [LayoutNode]) -> LayoutNode {
  let names = name.split(separator: ".").map(String.init)
  var element = LayoutElement(names.first ?? "", classes: Array(names.dropFirst()), children)
  element.states = states.split(separator: " ").map(String.init)
  return .element(element)
}

/// Returns an element with a text.
func text(_ name: String, _ text: String, _ states: String = "") -> LayoutNode {
  element(name, states, .text(text))
}

/// Returns an element with an icon and a label.
func labeled(_ name: String, icon: String, _ label: String, _ states: String = "") -> LayoutNode {
  element(name, states, element("icon.\(icon)"), text("label", label))
}

/// Returns a line of a page: a caption, and controls beside it.
func line(_ caption: String, _ children: LayoutNode...) -> LayoutNode {
  element("line", "", text("caption", caption), element("specimens", "", children))
}

/// Returns a choice with its label.
func option(_ type: String, _ label: String, _ states: String = "") -> LayoutNode {
  element(
    "option", states.contains("disabled") ? "disabled" : "", element(type, states),
    text("label", label))
}

/// Returns a field with a text, or with a placeholder if the text is empty.
func textField(
  _ name: String, _ content: String, placeholder: String = "", _ states: String = ""
) -> LayoutNode {
  let isSearch = name.contains("search")
  let label =
    content.isEmpty ? text("label.placeholder", placeholder) : text("label", content)
  var field = LayoutElement(
    name.contains("textarea") ? "textarea" : "textfield", classes: isSearch ? ["search"] : [],
    isSearch ? [element("icon.search"), label] : [label])
  field.states = states.split(separator: " ").map(String.init)
  field.attributes["placeholder"] = placeholder
  return .element(field)
}

extension LayoutNode {
  /// Returns the element with an attribute.
  func with(_ attribute: String, _ value: String) -> LayoutNode {
    guard case .element(var element) = self else { return self }
    element.attributes[attribute] = value
    return .element(element)
  }
}

/// Returns a slider with its name and its number.
func slider(_ name: String, _ value: Int, _ states: String = "") -> LayoutNode {
  element("slider", states, element("track"), element("knob")).with("value", "\(value)")
    .with("name", name)
}

/// Returns a stepper with its name and its number.
func stepper(_ name: String, _ value: Int, _ states: String = "") -> LayoutNode {
  element("stepper", states, element("decrement"), text("label", ""), element("increment"))
    .with("value", "\(value)").with("name", name)
}

/// Returns a button with an icon and a name.
func iconButton(_ icon: String, _ name: String, _ states: String = "") -> LayoutNode {
  element("button.square.quiet", states, element("icon.\(icon)")).with("name", name)
}
