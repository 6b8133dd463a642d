// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension CSSStyleSheet {
  /// Adds a sheet after the others of its origin, or replaces the sheet with an equal name.
  ///
  /// If two sheets declare a property for an element with equal specificity, the later one wins.
  /// Other properties of the earlier sheet remain.
  ///
  /// - Complexity: Constant on average if no copy of this value exists. The sheets are compiled on
  ///   first use of their rules.
  public mutating func add(_ source: StyleSource) { change { $0.add(source) } }

  /// Adds sheets in order, each after the others of its origin or replacing the sheet with an equal
  /// name.
  ///
  /// ```swift
  /// let sources = try ["base.css", "brand.css"].map { try StyleSource(contentsOfFile: $0) }
  /// sheet.add(sources)
  /// ```
  ///
  /// - Complexity: Linear in the number of added sheets if no copy of this value exists.
  public mutating func add(_ sources: some Sequence<StyleSource>) {
    change { list in for source in sources { list.add(source) } }
  }

  /// Parses a text and adds it as a sheet.
  ///
  /// The loader, if any, reads its imports.
  public mutating func add(
    _ text: String, name: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) {
    add(TokenStream(text, name: name), origin: origin, loader: loader)
  }

  /// Parses a token stream and adds it as a sheet with the name of the stream.
  ///
  /// The loader, if any, reads its imports.
  public mutating func add(
    _ stream: TokenStream, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) {
    add(
      StyleSource(SyntaxTree(parsing: stream), name: stream.name, origin: origin, loader: loader))
  }

  /// Reads, parses and adds a file and its imports.
  ///
  /// The name of the sheet is the path.
  ///
  /// Adding a file again reads it and its imports again.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - origin: The origin of the sheet.
  ///   - loader: The loader of imports and pictures. By default, it reads files in the folder of
  ///     the file and its subfolders.
  /// - Throws: `SourceError` if the file itself cannot be read. The sheet is then unchanged.
  public mutating func add(
    contentsOfFile path: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) throws(SourceError) {
    add(try StyleSource(contentsOfFile: path, origin: origin, loader: loader))
  }

  /// Adds all sheets of another value in order.
  ///
  /// Sheets with equal names are removed from their old positions.
  ///
  /// The functions of the other value are added too. Names in angle brackets are placeholders: two
  /// sheets from strings are both kept, one as `<string>` and one as `<string 2>`.
  public mutating func add(_ other: CSSStyleSheet) {
    var usedNames = Set(sources.map(\.name))
    let added = other.sources.map { source in
      let name = source.name.hasPrefix("<") ? source.name(notIn: usedNames) : source.name
      usedNames.insert(name)
      return source.renamed(name)
    }
    let names = Set(added.map(\.name))
    let remaining = sources.filter { !names.contains($0.name) }
    var functions = styleCache.stack.functions
    functions.add(other.functions)
    self = CSSStyleSheet(remaining + added, environment: environment, functions: functions)
  }

  /// Replaces the sheet with a name by a text, at its position and origin.
  ///
  /// Returns whether there was such a sheet.
  ///
  /// The loader, if any, reads the imports of the text.
  @discardableResult
  public mutating func replace(
    _ name: String, with text: String, loader: (any ResourceLoader)? = nil
  ) -> Bool {
    guard let origin = styleCache.stack.list.source(named: name)?.origin else { return false }
    add(text, name: name, origin: origin, loader: loader)
    return true
  }

  /// Removes the sheet with a name, and returns whether there was one.
  @discardableResult
  public mutating func remove(_ name: String) -> Bool {
    let remaining = sources.filter { $0.name != name }
    guard remaining.count < sources.count else { return false }
    self = CSSStyleSheet(remaining, environment: environment, functions: styleCache.stack.functions)
    return true
  }
}

extension StyleSource {
  /// Returns the sheet's name, with a number if the name is already taken.
  fileprivate func name(notIn usedNames: Set<String>) -> String {
    var candidate = name
    var number = 2
    while usedNames.contains(candidate) {
      candidate = "\(name.dropLast()) \(number)>"
      number += 1
    }
    return candidate
  }
}
