// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RegisteredSyntax {
  /// The maximum number of components.
  package static let maximumCount = 256

  /// Parses the string of a `syntax` descriptor, or returns `nil` if it is invalid.
  ///
  /// A repeated component counts once, because the second occurrence matches no additional values.
  ///
  /// Defined by [consume a syntax definition](https://drafts.csswg.org/css-properties-values-api-1/#consume-syntax-definition).
  package init?(parsing text: String) {
    let stream = TokenStream(text)
    var cursor = TokenCursor(stream)
    cursor.skipSpace()
    if cursor.consumeDelim("*") {
      cursor.skipSpace()
      guard cursor.kind == .endOfFile else { return nil }
      self = .universal
      return
    }
    var components: [Component] = []
    var known: Set<Component> = []
    repeat {
      cursor.skipSpace()
      guard components.count < Self.maximumCount, let component = Component(parsing: &cursor)
      else { return nil }
      if known.insert(component).inserted { components.append(component) }
      cursor.skipSpace()
    } while cursor.consumeDelim("|")
    guard cursor.kind == .endOfFile else { return nil }
    self.init(components: components)
  }
}

extension RegisteredSyntax.Component {
  /// Parses one component.
  ///
  /// Defined by [consume a syntax component](https://drafts.csswg.org/css-properties-values-api-1/#consume-syntax-component).
  fileprivate init?(parsing cursor: inout TokenCursor) {
    guard let item = RegisteredSyntax.Item(parsing: &cursor) else { return nil }
    self.item = item
    // A `<transform-list>` has a built-in multiplier.
    guard item != .type(.transformList) else {
      multiplier = .one
      return
    }
    multiplier = cursor.consumeDelim("+") ? .spaces : cursor.consumeDelim("#") ? .commas : .one
  }
}

extension RegisteredSyntax.Item {
  fileprivate init?(parsing cursor: inout TokenCursor) {
    if cursor.consumeDelim("<") {
      // Only the letters of the name may stand between the brackets.
      guard cursor.kind == .ident, let name = cursor.nextIncludingTrivia(),
        let type = RegisteredSyntax.DataType(rawValue: cursor.stream.text(of: name)),
        cursor.consumeDelim(">")
      else { return nil }
      self = .type(type)
    } else {
      guard cursor.kind == .ident, cursor.stream.isCustomIdent(cursor.position),
        let token = cursor.nextIncludingTrivia()
      else { return nil }
      self = .identifier(cursor.stream.value(of: token))
    }
  }
}

extension TokenCursor {
  /// Skips white space but not comments, because a syntax string is not CSS.
  fileprivate mutating func skipSpace() {
    while kind == .whitespace, nextIncludingTrivia() != nil {}
  }

  /// Consumes a character if it is at the cursor, without skipping white space.
  fileprivate mutating func consumeDelim(_ character: Unicode.Scalar) -> Bool {
    guard kind == .delim, stream.isDelim(position, character) else { return false }
    return nextIncludingTrivia() != nil
  }
}
