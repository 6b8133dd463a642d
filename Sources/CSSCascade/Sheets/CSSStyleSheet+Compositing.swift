// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension CSSStyleSheet {
  /// Adds a sheet above the others of its origin, or in the place of one with the same name.
  ///
  /// Where two sheets declare the same property for an element with equal specificity, the later one wins;
  /// properties that it leaves alone stay.
  ///
  /// - Complexity: constant on average if no copy of this value exists. The sheets are compiled when their rules are
  ///   needed first.
  public mutating func add(_ source: StyleSource) { change { $0.add(source) } }

  /// Adds many sheets, in their order, each above the others of its origin or in the place of one with the same name.
  ///
  /// ```swift
  /// let sources = try ["base.css", "brand.css"].map { try StyleSource(contentsOfFile: $0) }
  /// sheet.add(sources)
  /// ```
  ///
  /// - Complexity: linear in the number of sheets added if no copy of this value exists.
  public mutating func add(_ sources: some Sequence<StyleSource>) {
    change { list in for source in sources { list.add(source) } }
  }

  /// Parses a text and adds it; what it imports is read by a loader, if there is one.
  public mutating func add(
    _ text: String, name: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) {
    add(TokenStream(text, name: name), origin: origin, loader: loader)
  }

  /// Parses a text that was scanned before and adds it; the sheet is called as the text is.
  ///
  /// What it imports is read by a loader, if there is one.
  public mutating func add(
    _ stream: TokenStream, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) {
    add(
      StyleSource(SyntaxTree(parsing: stream), name: stream.name, origin: origin, loader: loader))
  }

  /// Reads, parses and adds a file and what it imports; the sheet is called by its path.
  ///
  /// Adding a file again reads it again, and all that it imports.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - origin: who wrote it.
  ///   - loader: reads what it imports and its pictures; by default files in the folder of the file and in those inside that.
  /// - Throws: `SourceError` when the file itself cannot be read; the sheet is then unchanged.
  public mutating func add(
    contentsOfFile path: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) throws(SourceError) {
    add(try StyleSource(contentsOfFile: path, origin: origin, loader: loader))
  }

  /// Adds all sheets of another one on top, in their order; those of the same names leave their old places.
  ///
  /// The functions that its values may call come with it. Names in angle brackets are no names: two sheets from strings are both kept, one as
  /// `<string>` and one as `<string 2>`.
  public mutating func add(_ other: CSSStyleSheet) {
    var taken = Set(sources.map(\.name))
    let added = other.sources.map { source in
      let name = source.name.hasPrefix("<") ? source.name(notIn: taken) : source.name
      taken.insert(name)
      return source.renamed(name)
    }
    let names = Set(added.map(\.name))
    let kept = sources.filter { !names.contains($0.name) }
    var functions = answers.stack.functions
    functions.add(other.functions)
    self = CSSStyleSheet(kept + added, environment: environment, functions: functions)
  }

  /// Replaces the sheet with a name by a text, in its place and origin; tells whether there was one.
  ///
  /// What the text imports is read by a loader, if there is one.
  @discardableResult
  public mutating func replace(
    _ name: String, with text: String, loader: (any ResourceLoader)? = nil
  ) -> Bool {
    guard let origin = answers.stack.list.source(named: name)?.origin else { return false }
    add(text, name: name, origin: origin, loader: loader)
    return true
  }

  /// Removes the sheet with a name; tells whether there was one.
  @discardableResult
  public mutating func remove(_ name: String) -> Bool {
    let rest = sources.filter { $0.name != name }
    guard rest.count < sources.count else { return false }
    self = CSSStyleSheet(rest, environment: environment, functions: answers.stack.functions)
    return true
  }
}

extension StyleSource {
  /// The sheet's name, numbered where others have it already.
  fileprivate func name(notIn taken: Set<String>) -> String {
    var candidate = name
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(name.dropLast()) \(number)>"
      number += 1
    }
    return candidate
  }
}
