// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension CSSStyleSheet {
  /// Adds a sheet above the others of its origin, or in the place of one with the same name.
  ///
  /// Where two sheets declare the same property for an element with equal specificity, the later one wins; properties that it
  /// leaves alone stay.
  public mutating func add(_ source: StyleSource) {
    var sources = sources
    if let place = sources.firstIndex(where: { $0.name == source.name }) {
      sources[place] = source
    } else {
      sources.append(source)
    }
    self = CSSStyleSheet(sources)
  }

  /// Parses a text and adds it.
  public mutating func add(_ text: String, name: String, origin: Origin = .author) {
    add(TokenStream(text, name: name), origin: origin)
  }

  /// Parses a text that was scanned before and adds it; the sheet is called as the text is.
  public mutating func add(_ stream: TokenStream, origin: Origin = .author) {
    add(StyleSource(SyntaxTree(parsing: stream), name: stream.name, origin: origin))
  }

  /// Reads, parses and adds a file; the sheet is called by its path.
  ///
  /// - Throws: ``SourceError`` when it cannot be read; the sheet is then unchanged.
  public mutating func add(
    contentsOfFile path: String, origin: Origin = .author
  ) throws(SourceError) {
    add(try TokenStream(contentsOfFile: path), origin: origin)
  }

  /// Adds all sheets of another one, in their order.
  public mutating func add(_ other: CSSStyleSheet) {
    self = CSSStyleSheet(
      sources.filter { mine in !other.sources.contains { $0.name == mine.name } } + other.sources)
  }

  /// Replaces the sheet with a name by a text, in its place and origin; tells whether there was one.
  @discardableResult
  public mutating func replace(_ name: String, with text: String) -> Bool {
    guard let old = sources.first(where: { $0.name == name }) else { return false }
    add(text, name: name, origin: old.origin)
    return true
  }

  /// Removes the sheet with a name; tells whether there was one.
  @discardableResult
  public mutating func remove(_ name: String) -> Bool {
    let rest = sources.filter { $0.name != name }
    guard rest.count < sources.count else { return false }
    self = CSSStyleSheet(rest)
    return true
  }
}
