// SPDX-License-Identifier: Apache-2.0

/// The display type: the kind of box that an element generates, and the layout of its contents.
///
/// ```swift
/// Display(.keyword(.inlineFlex))      // .box(outside: .inline, inside: .flex, isListItem: false)
/// Display.box(outside: .block, inside: .flowRoot, isListItem: false).description    // "flow-root"
/// ```
///
/// Defined by [CSS Display 4, section 2](https://drafts.csswg.org/css-display-4/#the-display-properties).
public enum Display: Sendable, Hashable {
  /// The element and its descendants generate no boxes.
  case none
  /// The element generates no box.
  ///
  /// Its contents generate boxes as usual.
  case contents
  /// A box with an outer and an inner display type.
  case box(outside: Outside, inside: Inside, isListItem: Bool)
  /// An internal part of a table or of a ruby annotation.
  case part(Keyword)

  /// The outer display type: the participation of the box in the layout around it.
  public enum Outside: Sendable, Hashable {
    /// A block-level box.
    case block
    /// An inline-level box.
    case inline
    /// A run-in box, which merges into the block that follows.
    case runIn
  }

  /// The inner display type: the layout of the contents of the box.
  public enum Inside: Sendable, Hashable {
    /// Flow layout, in the surrounding block formatting context if possible.
    case flow
    /// Flow layout in a new block formatting context.
    case flowRoot
    /// Table layout.
    case table
    /// Flex layout: along a single axis, with flexible sizes.
    case flex
    /// Grid layout: in rows and columns.
    case grid
    /// Ruby layout: text with annotations.
    case ruby
    /// Math layout.
    case math
  }
}

extension Display {
  /// A Boolean value that indicates whether the element generates a box.
  public var isBox: Bool { self != .none && self != .contents }

  /// Creates a display type from an outer and an inner keyword, or returns `nil` for others.
  init?(outside: Keyword?, inside: Keyword?, isListItem: Bool) {
    guard let layout = inside.map({ Inside($0) }) ?? .flow else { return nil }
    guard let role = outside.map({ Outside($0) }) ?? layout.defaultOutside else { return nil }
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

  /// The outer display type if only the inner one is specified: inline for ruby and math.
  var defaultOutside: Display.Outside { self == .ruby || self == .math ? .inline : .block }
}
