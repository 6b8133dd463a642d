// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// One simple selector or combinator of a ``SelectorTable``: eight bytes.
///
/// What `value` says depends on the kind: the number of an ``Atom``, an index into a side array of
/// the table, or the number of a ``PseudoClass`` or ``PseudoElement``.
///
/// Defined by [Selectors Level 4, section 3.1](https://drafts.csswg.org/selectors-4/#structure).
package struct SimpleSelector: Sendable, Hashable, BitwiseCopyable {
  /// What the component is.
  package let kind: Kind
  /// How it was written, where that is not plain from the kind.
  package let flags: Flags
  /// An atom's number, an index or a keyword's number.
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

  /// What a component is.
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
    /// `:lang()`; `value` is the index of a run of language ranges.
    case language
    /// `:dir()`; `value` is the number of a ``Direction``, or for another word its atom's number and two.
    case direction
    /// `&` in a nested rule; `value` is the index of a ``Nesting``.
    case nesting
    /// `&` where no rule is around: the scoping root.
    case scope
    /// Nothing is written: the element that `:has()` is asked of, at the left end of its argument.
    case anchor
    /// `::name`; `value` is the number of a ``PseudoElement``.
    case pseudoElement
    /// One name of `::part()`; `value` is its atom.
    case part
    /// `::-webkit-…`, which is valid and matches nothing; `value` is its atom.
    case unknownPseudoElement

    /// White space: the compound to the left matches an ancestor.
    case descendant
    /// `>`: the compound to the left matches the parent.
    case child
    /// `+`: the compound to the left matches the sibling right before.
    case nextSibling
    /// `~`: the compound to the left matches a sibling before.
    case subsequentSibling
    /// Nothing is written: the compound to the left matches the element whose pseudo-element this
    /// is.
    case originatingElement

    /// Whether the component stands between two compounds.
    @inline(__always)
    package var isCombinator: Bool { rawValue >= Kind.descendant.rawValue }

    /// Whether there may be selectors inside: a function that holds some.
    package var hasBranches: Bool {
      self == .matchesAny || self == .not || self == .has || self == .nth
    }
  }

  /// How a component was written.
  package struct Flags: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// The bits.
    package let rawValue: UInt8
    /// Takes the bits as they are.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A type, `*` or attribute name with `|` before it: in no namespace.
    static let noNamespace = Flags(rawValue: 1)
    /// A type, `*` or attribute name with `*|` before it: in any namespace.
    static let anyNamespace = Flags(rawValue: 2)
    /// The second or a later name of one `::part()`.
    static let continued = Flags(rawValue: 4)
    /// A ``Kind/matchesAny`` that is written `:where()`, whose argument counts nothing.
    static let `where` = Flags(rawValue: 8)
  }
}
