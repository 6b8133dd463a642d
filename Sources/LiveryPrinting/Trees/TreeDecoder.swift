// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON

/// A decoder from a JSON document to elements, without recursion.
struct TreeDecoder {
  let document: JSONDocument
  /// The diagnostics of the document.
  var log: DiagnosticLog

  init(_ document: JSONDocument) {
    self.document = document
    log = DiagnosticLog(document.diagnostics)
  }

  /// Returns the root with its descendants, or `nil` if there is none.
  mutating func tree() -> StyleElement? {
    guard let root = document.root else { return nil }
    guard root.members != nil else {
      report(.invalidTree, at: root, [.found(root.kind.phrase)])
      return nil
    }
    // Each element follows its parent, and siblings are in reverse order.
    var elements: [(element: StyleElement, parent: Int)] = []
    var pending = [(value: root, parent: -1)]
    while let (value, parent) = pending.popLast() {
      guard let (element, children) = element(value) else { continue }
      pending += children.map { (value: $0, parent: elements.count) }
      elements.append((element, parent))
    }
    for index in elements.indices.reversed() where elements[index].parent >= 0 {
      elements[elements[index].parent].element.children.append(elements[index].element)
      // Release the copy that is now in its parent.
      elements[index].element = StyleElement("")
    }
    return elements.first?.element
  }

  /// Returns an element without its children, and the values that describe the children.
  private mutating func element(_ value: JSONValue) -> (StyleElement, children: [JSONValue])? {
    guard let members = value.members else {
      reportKind("children", expected: "an array of objects", at: value)
      return nil
    }
    var element = StyleElement("")
    var type: String?
    var children: JSONValue?
    for member in members {
      let value = member.value
      switch TreeKey(rawValue: member.name) {
      case .type: type = string("type", value)
      case .supertypes: element.supertypes = strings("supertypes", value)
      case .id: element.id = name("id", value, sign: "#")
      case .classes: element.classes = strings("classes", value, sign: ".")
      case .states: element.states = strings("states", value, sign: ":")
      case .parts: element.parts = strings("parts", value, sign: ":")
      case .attributes: element.attributes = attributes(value)
      case .language: element.language = string("language", value)
      case .text: element.text = string("text", value)
      case .style: element.inlineStyle = style(value)
      case .width: element.setWidth(length("width", value))
      case .height: element.setHeight(length("height", value))
      case .children: children = value
      case nil: reportUnknown(member)
      }
    }
    element.type = type ?? ""
    if element.type.isEmpty { reportMissingType(value) }
    return (
      element, children.map { elements("children", expected: "an array of objects", $0) } ?? []
    )
  }
}

extension StyleElement {
  fileprivate mutating func setWidth(_ width: Double?) {
    size = StyleSize(width: width, height: size?.height)
  }

  fileprivate mutating func setHeight(_ height: Double?) {
    size = StyleSize(width: size?.width, height: height)
  }
}
