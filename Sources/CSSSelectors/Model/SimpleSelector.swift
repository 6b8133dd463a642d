// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A simple selector or combinator of a ``SelectorTable``, in eight bytes.
///
/// The kind determines the meaning of `value`: the number of an ``Atom``, an index into an array of
/// the table, or the raw value of a ``PseudoClass`` or ``PseudoElement``.
///
/// Defined by [Selectors Level 4, section 3.1](https://drafts.csswg.org/selectors-4/#structure).
package struct SimpleSelector: Sendable, Hashable, BitwiseCopyable {
  /// The kind of the component.
  package let kind: Kind
  /// The syntax that the kind does not determine.
  package let flags: Flags
  /// The number of an atom, an index, or the number of a keyword.
  package let value: UInt32

  init(_ kind: Kind, _ value: UInt32 = 0, flags: Flags = []) {
    self.kind = kind
    self.flags = flags
    self.value = value
  }

  init(_ kind: Kind, _ name: Atom, flags: Flags = []) {
    self.init(kind, name.rawValue, flags: flags)
  }

  /// The name, for the kinds that have one.
  package var name: Atom { Atom(rawValue: value) }

  /// The kind of a component.
  package enum Kind: UInt8, Sendable, Hashable, BitwiseCopyable {
    /// `*`.
    case universal
    /// A type selector; `value` is its atom.
    case type
    /// `#name`; `value` is its atom.
    case id
    /// `.name`; `value` is its atom.
    case `class`
    /// `[name]` and its operators; `value` is the index of an ``AttributeTest``.
    case attribute
    /// `:name`; `value` is the number of a ``PseudoClass``.
    case pseudoClass
    /// `:state(name)`; `value` is its atom.
    case state
    /// `:is()` or `:where()`; `value` is the index of a ``SelectorArgument``.
    case matchesAny
    /// `:not()`; `value` is the index of a ``SelectorArgument``.
    case not
    /// `:has()`; `value` is the index of a ``SelectorArgument`` of relative selectors.
    case has
    /// `:nth-child()` and its like; `value` is the index of an ``NthTest``.
    case nth
    /// `:lang()`; `value` is the index of a range of language ranges.
    case language
    /// `:dir()`; `value` is a ``Direction``, or two plus the atom number of an unknown one.
    case direction
    /// `&` in a nested rule; `value` is the index of a ``Nesting``.
    case nesting
    /// `&` outside of any rule: the scoping root.
    case scope
    /// Without syntax: the anchor of `:has()`, at the left end of its argument.
    case anchor
    /// `::name`; `value` is the number of a ``PseudoElement``.
    case pseudoElement
    /// A name of `::part()`; `value` is its atom.
    case part
    /// `::-webkit-…`, which is valid and matches no element; `value` is its atom.
    case unknownPseudoElement

    /// White space: the compound to the left matches an ancestor.
    case descendant
    /// `>`: the compound to the left matches the parent.
    case child
    /// `+`: the compound to the left matches the previous sibling.
    case nextSibling
    /// `~`: the compound to the left matches an earlier sibling.
    case subsequentSibling
    /// Without syntax: the compound to the left matches this pseudo-element's originating element.
    case originatingElement

    /// Whether the component joins two compounds.
    @inline(__always)
    package var isCombinator: Bool { rawValue >= Kind.descendant.rawValue }

    /// Whether the component is a function that can contain selectors.
    package var hasBranches: Bool {
      self == .matchesAny || self == .not || self == .has || self == .nth
    }
  }

  /// The syntax variants of a component.
  package struct Flags: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// The raw bits.
    package let rawValue: UInt8
    /// Creates a set from raw bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A type, `*` or attribute name with `|` before it: without a namespace.
    static let noNamespace = Flags(rawValue: 1)
    /// A type, `*` or attribute name with `*|` before it: in any namespace.
    static let anyNamespace = Flags(rawValue: 2)
    /// A further name of a `::part()`.
    static let continued = Flags(rawValue: 4)
    /// A ``Kind/matchesAny`` that was written as `:where()`, whose argument has no specificity.
    static let `where` = Flags(rawValue: 8)
  }
}
