// SPDX-License-Identifier: Apache-2.0

extension Display: PropertyValue, CustomStringConvertible {
  /// Creates a display from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(let keyword): self.init(keyword)
    case .sequence(let values):
      var keywords: [Keyword] = []
      for case .keyword(let keyword) in values { keywords.append(keyword) }
      guard keywords.count == values.count else { return nil }
      self.init(keywords: keywords)
    default: return nil
    }
  }

  /// The value as a ``CSSValue``, with the fewest possible keywords.
  ///
  /// Defined by [the table of short displays](https://drafts.csswg.org/css-display-4/#display-value-summary).
  public var cssValue: CSSValue {
    switch self {
    case .none: .keyword(.none)
    case .contents: .keyword(.contents)
    case .part(let keyword): .keyword(keyword)
    case .box(let outside, let inside, isListItem: false): Self.shortest(outside, inside)
    case .box(let outside, let inside, isListItem: true):
      .sequence(
        of: [
          outside == .block ? nil : .keyword(outside.keyword),
          inside == .flow ? nil : .keyword(inside.keyword), .keyword(.listItem),
        ].compactMap { $0 })
    }
  }

  private static func shortest(_ outside: Outside, _ inside: Inside) -> CSSValue {
    switch (outside, inside) {
    case (.inline, .flowRoot): .keyword(.inlineBlock)
    case (.inline, .table): .keyword(.inlineTable)
    case (.inline, .flex): .keyword(.inlineFlex)
    case (.inline, .grid): .keyword(.inlineGrid)
    case (.inline, .ruby), (.inline, .math): .keyword(inside.keyword)
    case (_, .flow): .keyword(outside.keyword)
    case (.block, .flowRoot), (.block, .table), (.block, .flex), (.block, .grid):
      .keyword(inside.keyword)
    default: .sequence([.keyword(outside.keyword), .keyword(inside.keyword)])
    }
  }
}

extension Display {
  /// Creates the display type that a single keyword stands for.
  init?(_ keyword: Keyword) {
    switch keyword {
    case .none: self = .none
    case .contents: self = .contents
    case .inlineBlock: self = .box(outside: .inline, inside: .flowRoot, isListItem: false)
    case .inlineTable: self = .box(outside: .inline, inside: .table, isListItem: false)
    case .inlineFlex: self = .box(outside: .inline, inside: .flex, isListItem: false)
    case .inlineGrid: self = .box(outside: .inline, inside: .grid, isListItem: false)
    case .tableRowGroup, .tableHeaderGroup, .tableFooterGroup, .tableRow, .tableCell,
      .tableColumnGroup, .tableColumn, .tableCaption, .rubyBase, .rubyText, .rubyBaseContainer,
      .rubyTextContainer:
      self = .part(keyword)
    default: self.init(keywords: [keyword])
    }
  }

  /// Creates a display type from keywords in any order, each of which specifies a part of it.
  init?(keywords: [Keyword]) {
    var outside: Keyword?
    var inside: Keyword?
    var isListItem = false
    for keyword in keywords {
      switch keyword {
      case .listItem where !isListItem: isListItem = true
      case .block, .inline, .runIn:
        guard outside == nil else { return nil }
        outside = keyword
      default:
        guard inside == nil, Inside(keyword) != nil else { return nil }
        inside = keyword
      }
    }
    if isListItem, inside != nil, inside != .flow, inside != .flowRoot { return nil }
    self.init(outside: outside, inside: inside, isListItem: isListItem)
  }
}

extension CSSValue {
  /// A display type with the fewest possible keywords.
  ///
  /// A single keyword stays, except that `flow` becomes `block`.
  var shortestDisplay: CSSValue {
    guard case .keyword(let keyword) = self else { return Display(self)?.cssValue ?? self }
    return .keyword(keyword == .flow ? .block : keyword)
  }
}
