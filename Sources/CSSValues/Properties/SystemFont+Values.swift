// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SystemFont {
  /// The size in px: what the platform whose look the default sheet has uses there.
  public var size: Double {
    switch self {
    case .caption, .menu, .messageBox: 14
    case .icon, .smallCaption, .statusBar: 12
    }
  }

  /// The system font that stands next; nothing is consumed.
  static func peek(_ cursor: inout TokenCursor) -> SystemFont? {
    Keyword.peek(&cursor).flatMap { SystemFont(.keyword($0)) }
  }

  /// The system font that is the whole value in a run of tokens.
  init?(_ stream: TokenStream, in range: Range<Int>?) {
    var cursor = TokenCursor(stream, range)
    guard let font = Self.peek(&cursor), cursor.next() != nil, cursor.isAtEnd() else { return nil }
    self = font
  }

  /// What the `font` shorthand sets for the system font.
  var longhandValues: [LonghandValue] {
    Property.font.longhands.map { longhand in
      switch longhand {
      case .fontFamily: LonghandValue(longhand, .list([.fontFamily(.generic(.systemUi))]))
      case .fontSize: LonghandValue(longhand, .length(Length(size)))
      default: LonghandValue(longhand, longhand.initialValue)
      }
    }
  }
}
