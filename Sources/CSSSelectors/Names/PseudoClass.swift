// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The pseudo-classes without arguments.
///
/// They are those of Selectors Level 4, `:host`, and `:selected` and `:highlighted` for the
/// controls of a program. A known pseudo-class is a bit of an element's ``PseudoClassSet``. A
/// custom state of a program is written `:state(name)`.
///
/// Defined by
/// [Selectors Level 4, sections 7 to 14](https://drafts.csswg.org/selectors-4/#location).
package enum PseudoClass: UInt8, Sendable, Hashable, CaseIterable {
  // Location and tree.
  case anyLink, link, visited, localLink, target, targetWithin, scope, host
  case root, empty, firstChild, lastChild, onlyChild, firstOfType, lastOfType, onlyOfType
  // User action.
  case hover, active, focus, focusVisible, focusWithin
  // Input.
  case enabled, disabled, readOnly, readWrite, placeholderShown, autofill
  case `default`, checked, unchecked, indeterminate, blank, valid, invalid
  case inRange, outOfRange, required, optional, userValid, userInvalid
  // Resource state, display state, time.
  case playing, paused, seeking, buffering, stalled, muted, volumeLocked
  case open, popoverOpen, modal, fullscreen, pictureInPicture
  case current, past, future, defined
  // Controls of the program.
  case selected, highlighted
}

extension PseudoClass {
  /// The lower-case names, in the order of the cases.
  static let names: [String] = """
    any-link link visited local-link target target-within scope host \
    root empty first-child last-child only-child first-of-type last-of-type only-of-type \
    hover active focus focus-visible focus-within \
    enabled disabled read-only read-write placeholder-shown autofill \
    default checked unchecked indeterminate blank valid invalid \
    in-range out-of-range required optional user-valid user-invalid \
    playing paused seeking buffering stalled muted volume-locked \
    open popover-open modal fullscreen picture-in-picture \
    current past future defined \
    selected highlighted
    """.split(separator: " ").map(String.init)

  /// The names as atoms; the number of an atom is the raw value of its case.
  private static let vocabulary = CaseInsensitiveNames(names)

  /// The name without the colon.
  package var name: String { Self.names[Int(rawValue)] }

  /// Creates a pseudo-class from its name, without regard to ASCII case; `nil` if it is unknown.
  package init?(named name: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.vocabulary.index(of: name) else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: index))
  }

  /// Creates a pseudo-class from its name, without regard to ASCII case; `nil` if it is unknown.
  package init?(named name: String) {
    var name = name
    guard let found = name.withUTF8({ Self(named: $0) }) else { return nil }
    self = found
  }

  /// Whether it depends on the element's position in the tree.
  package var isStructural: Bool {
    rawValue >= Self.root.rawValue && rawValue <= Self.onlyOfType.rawValue
  }

  /// Whether it depends on the user's interaction with the element.
  var isUserAction: Bool {
    rawValue >= Self.hover.rawValue && rawValue <= Self.focusWithin.rawValue
  }
}
