// SPDX-License-Identifier: Apache-2.0

extension PseudoClass {
  /// A description of the elements that the pseudo-class matches, in one sentence.
  package var documentation: String {
    switch self {
    case .anyLink: "A link, visited or not."
    case .link: "A link that was not visited."
    case .visited: "A link that was visited."
    case .localLink: "A link to the document itself."
    case .target: "The element that the document's address names."
    case .targetWithin: "The target, or an element that contains it."
    case .scope: "The root of the scope in which the selector is matched."
    case .host: "The element that contains the tree of the style sheet."
    case .root: "The root of the tree."
    case .empty: "An element without child elements and text."
    case .firstChild: "The first child of its parent."
    case .lastChild: "The last child of its parent."
    case .onlyChild: "The only child of its parent."
    case .firstOfType: "The first child of its parent with its type."
    case .lastOfType: "The last child of its parent with its type."
    case .onlyOfType: "The only child of its parent with its type."
    case .hover: "An element under the pointer."
    case .active: "An element that is being activated, such as a pressed button."
    case .focus: "The element with the keyboard focus."
    case .focusVisible: "The element with the keyboard focus, if a focus ring should indicate it."
    case .focusWithin: "An element that has the keyboard focus or contains it."
    case .enabled: "A control that accepts input."
    case .disabled: "A control that does not accept input."
    case .readOnly: "An element that the user cannot edit."
    case .readWrite: "An element that the user can edit."
    case .placeholderShown: "A text field that shows its placeholder."
    case .autofill: "A field that the program filled automatically."
    case .default: "The default one of several controls."
    case .checked: "A control that is on, or a selected option."
    case .unchecked: "A control that is off."
    case .indeterminate: "A control that is neither on nor off."
    case .blank: "A field without input."
    case .valid: "A control whose value is valid."
    case .invalid: "A control whose value is invalid."
    case .inRange: "A control whose value is within its range."
    case .outOfRange: "A control whose value is outside of its range."
    case .required: "A control that requires a value."
    case .optional: "A control that requires no value."
    case .userValid: "A control whose value the user entered, and that is valid."
    case .userInvalid: "A control whose value the user entered, and that is invalid."
    case .playing: "A medium that plays."
    case .paused: "A medium that is paused."
    case .seeking: "A medium that seeks a position."
    case .buffering: "A medium that plays and waits for data."
    case .stalled: "A medium that receives no data."
    case .muted: "A medium without sound."
    case .volumeLocked: "A medium whose volume cannot be changed."
    case .open: "An element that is open, such as a menu or a dialog."
    case .popoverOpen: "A popover that is shown."
    case .modal: "An element that blocks all others, such as a modal dialog."
    case .fullscreen: "An element that covers the whole screen."
    case .pictureInPicture: "An element in a window on top of all others."
    case .current: "An element at the current time of a presentation."
    case .past: "An element before the current time of a presentation."
    case .future: "An element after the current time of a presentation."
    case .defined: "An element of a known type."
    case .selected: "A selected control or item. An extension of Livery."
    case .highlighted: "A pressed control. An extension of Livery."
    }
  }

  /// The address of the specification, or `nil` if Livery defines the pseudo-class.
  package var specification: String? {
    let section: String
    switch self {
    case .selected, .highlighted: return nil
    case .host: return "https://drafts.csswg.org/css-shadow-1/#host-selector"
    case .defined: section = "the-defined-pseudo"
    case _ where rawValue <= Self.scope.rawValue: section = "location"
    case _ where isStructural: section = "structural-pseudos"
    case _ where isUserAction: section = "useraction-pseudos"
    case _ where rawValue <= Self.userInvalid.rawValue: section = "input-pseudos"
    case _ where rawValue <= Self.volumeLocked.rawValue: section = "resource-pseudos"
    case _ where rawValue <= Self.pictureInPicture.rawValue: section = "display-state-pseudos"
    default: section = "time-pseudos"
    }
    return "https://drafts.csswg.org/selectors-4/#\(section)"
  }
}
