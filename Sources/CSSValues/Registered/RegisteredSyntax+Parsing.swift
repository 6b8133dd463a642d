// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RegisteredSyntax {
  /// More components than this are refused.
  package static let maximumCount = 256

  /// Reads the string of a `syntax` descriptor; nil where it is none.
  ///
  /// A component that is there twice counts once, because the second can match nothing that the first does not.
  ///
  /// Defined by [consume a syntax definition](https://drafts.csswg.org/css-properties-values-api-1/#consume-syntax-definition).
  package init?(parsing text: String) {
    let stream = TokenStream(text)
    var cursor = TokenCursor(stream)
    cursor.skipSpace()
    if cursor.takeDelim("*") {
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
    } while cursor.takeDelim("|")
    guard cursor.kind == .endOfFile else { return nil }
    self.init(components: components)
  }
}

extension RegisteredSyntax.Component {
  /// Reads one component.
  ///
  /// Defined by [consume a syntax component](https://drafts.csswg.org/css-properties-values-api-1/#consume-syntax-component).
  fileprivate init?(parsing cursor: inout TokenCursor) {
    guard let item = RegisteredSyntax.Item(parsing: &cursor) else { return nil }
    self.item = item
    // A list of functions has its multiplier built in.
    guard item != .type(.transformList) else {
      multiplier = .one
      return
    }
    multiplier = cursor.takeDelim("+") ? .spaces : cursor.takeDelim("#") ? .commas : .one
  }
}

extension RegisteredSyntax.Item {
  fileprivate init?(parsing cursor: inout TokenCursor) {
    if cursor.takeDelim("<") {
      // Nothing may stand between the brackets but the very letters of the name.
      guard cursor.kind == .ident, let name = cursor.nextIncludingTrivia(),
        let type = RegisteredSyntax.DataType(rawValue: cursor.stream.text(of: name)),
        cursor.takeDelim(">")
      else { return nil }
      self = .type(type)
    } else {
      guard cursor.kind == .ident, cursor.stream.isCustomIdent(cursor.position),
        let word = cursor.nextIncludingTrivia()
      else { return nil }
      self = .word(cursor.stream.value(of: word))
    }
  }
}

extension TokenCursor {
  /// Passes over white space, but over no comment: a syntax string is no CSS.
  fileprivate mutating func skipSpace() {
    while kind == .whitespace, nextIncludingTrivia() != nil {}
  }

  /// Takes a character if it stands right here.
  fileprivate mutating func takeDelim(_ character: Unicode.Scalar) -> Bool {
    guard kind == .delim, stream.isDelim(position, character) else { return false }
    return nextIncludingTrivia() != nil
  }
}
