// SPDX-License-Identifier: Apache-2.0

extension PseudoClass {
  /// Whether the pseudo-class is a state that changes, instead of a property of the element's
  /// address or position.
  var isState: Bool { !isStructural && rawValue > Self.host.rawValue && self != .defined }

  /// A clause that is true of each matching element, such as *the pointer is over it*.
  ///
  /// The clause of a pseudo-class that is no state begins with *it*.
  var clause: String { Self.clauses[Int(rawValue)] }

  /// The clauses, in the order of the cases.
  private static let clauses: [String] = [
    "it is a link", "it is a link that was not visited", "it is a visited link",
    "it links to the current document", "it is the target of the address",
    "it contains the target of the address", "it is the scoping root",
    "it is the host of the shadow tree",

    "it is the root", "it is empty", "it is the first child", "it is the last child",
    "it is the only child", "it is the first of its type", "it is the last of its type",
    "it is the only one of its type",

    "the pointer is over it", "it is pressed", "it has the focus",
    "it has the focus and should show it", "it or an element inside of it has the focus",

    "it is enabled", "it is disabled", "it is read-only", "it is editable",
    "it shows its placeholder", "it is filled automatically", "it is the default",
    "it is checked", "it is not checked", "it is neither checked nor unchecked", "it is blank",
    "its value is valid", "its value is invalid", "its value is in range",
    "its value is out of range", "it is required", "it is optional",
    "its value is valid after input", "its value is invalid after input",

    "it plays", "it is paused", "it seeks a position", "it waits for data", "it is stalled",
    "it is muted", "its volume is locked", "it is open", "its popover is open", "it is modal",
    "it fills the screen", "it is shown picture-in-picture", "it is presented now",
    "it was presented before", "it will be presented later", "it is defined", "it is selected",
    "it is highlighted",
  ]
}
