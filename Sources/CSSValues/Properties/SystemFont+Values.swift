// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SystemFont {
  /// The font size in px on the platform that the default sheet follows.
  public var size: Double {
    switch self {
    case .caption, .menu, .messageBox: 14
    case .icon, .smallCaption, .statusBar: 12
    }
  }

  /// Returns the system font at the cursor without consuming it, or `nil`.
  static func peek(_ cursor: inout TokenCursor) -> SystemFont? {
    Keyword.peek(&cursor).flatMap { SystemFont(.keyword($0)) }
  }

  /// Creates the system font that is the whole value in a range of tokens, or returns `nil`.
  init?(_ stream: TokenStream, in range: Range<Int>?) {
    var cursor = TokenCursor(stream, range)
    guard let font = Self.peek(&cursor), cursor.next() != nil, cursor.isAtEnd() else { return nil }
    self = font
  }

  /// The longhand values that the `font` shorthand sets for the system font.
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
