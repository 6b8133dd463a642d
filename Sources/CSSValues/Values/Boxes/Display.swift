// SPDX-License-Identifier: Apache-2.0

/// What kind of box an element makes, and how its contents are laid out.
///
/// ```swift
/// Display(.keyword(.inlineFlex))      // .box(outside: .inline, inside: .flex, isListItem: false)
/// Display.box(outside: .block, inside: .flowRoot, isListItem: false).description    // "flow-root"
/// ```
///
/// Defined by [CSS Display 4, section 2](https://drafts.csswg.org/css-display-4/#the-display-properties).
public enum Display: Sendable, Hashable {
  /// Neither the element nor what is in it is there.
  case none
  /// The element makes no box; what is in it takes its place.
  case contents
  /// A box with a role among its neighbors and a layout of its contents.
  case box(outside: Outside, inside: Inside, isListItem: Bool)
  /// A part of a table or of a ruby annotation.
  case part(Keyword)

  /// How a box takes part in the layout around it.
  public enum Outside: Sendable, Hashable {
    /// It stands on its own.
    case block
    /// It flows with the text.
    case inline
    /// It runs into the block that follows.
    case runIn
  }

  /// How what is in a box is laid out.
  public enum Inside: Sendable, Hashable {
    /// As blocks and lines, in the flow around the box where that is possible.
    case flow
    /// As blocks and lines of its own.
    case flowRoot
    /// As a table.
    case table
    /// Along one axis, stretching and shrinking.
    case flex
    /// In rows and columns.
    case grid
    /// As a text with annotations.
    case ruby
    /// As a formula.
    case math
  }
}

extension Display {
  /// Whether there is a box to be drawn.
  public var isBox: Bool { self != .none && self != .contents }

  /// The display of a role and a layout, by their words; nil for words that are no role and no layout.
  init?(outside: Keyword?, inside: Keyword?, isListItem: Bool) {
    guard let layout = inside.map({ Inside($0) }) ?? .flow else { return nil }
    guard let role = outside.map({ Outside($0) }) ?? layout.usualRole else { return nil }
    self = .box(outside: role, inside: layout, isListItem: isListItem)
  }
}

extension Display.Outside {
  init?(_ keyword: Keyword) {
    switch keyword {
    case .block: self = .block
    case .inline: self = .inline
    case .runIn: self = .runIn
    default: return nil
    }
  }

  var keyword: Keyword {
    switch self {
    case .block: .block
    case .inline: .inline
    case .runIn: .runIn
    }
  }
}

extension Display.Inside {
  init?(_ keyword: Keyword) {
    switch keyword {
    case .flow: self = .flow
    case .flowRoot: self = .flowRoot
    case .table: self = .table
    case .flex: self = .flex
    case .grid: self = .grid
    case .ruby: self = .ruby
    case .math: self = .math
    default: return nil
    }
  }

  var keyword: Keyword {
    switch self {
    case .flow: .flow
    case .flowRoot: .flowRoot
    case .table: .table
    case .flex: .flex
    case .grid: .grid
    case .ruby: .ruby
    case .math: .math
    }
  }

  /// The role of a box for which only the layout is said: annotations and formulas stand in a line.
  var usualRole: Display.Outside { self == .ruby || self == .math ? .inline : .block }
}
