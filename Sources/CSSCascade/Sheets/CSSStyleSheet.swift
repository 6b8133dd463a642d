// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A stack of style sheets with their cascade, which computes the styles of elements.
///
/// ```swift
/// var sheet = CSSStyleSheet(".title { color: navy; font-size: 20px }", name: "base.css")
/// sheet.add(".title { color: teal }", name: "brand.css")
/// sheet.css(".title", "color")          // rgb(0, 128, 128)
/// sheet.css(".title", \.fontSize)       // 20
/// sheet.remove("brand.css")
/// sheet.css(".title", "color")          // rgb(0, 0, 128)
/// ```
///
/// Parsing never fails. Errors are in ``diagnostics``, and the valid rules apply. The rules are
/// compiled on first use, for a style or for the diagnostics. A value is immutable and may be
/// shared between tasks. Copies and repeated queries are inexpensive.
public struct CSSStyleSheet: Sendable {
  // The stages from text to style. Each result is kept until an earlier stage changes:
  //   StyleSource        a parsed sheet with its name, origin and imports        (Imports)
  //   SheetList          the sheets in cascade order, with distinct names        (Imports)
  //   SheetStack         the list with the program's functions                   (Rules)
  //   RuleIndex          the selectors, rules and declarations of all sheets,
  //                      written by RuleCompiler                                 (Rules)
  //   CascadeData        the rules whose conditions apply in an environment      (Rules)
  //   StyleCache         the styles of requested selectors                       (Queries)
  //   SyntheticElements  the trees that selectors describe                       (Queries)
  //   TreeStyler         the styles of the elements of such a tree,
  //                      or of a program's tree                                  (Styles)
  //   ElementStyle, RuleSet, ComputedStyle: the results

  /// The compiled sheets with their style cache.
  private(set) var styleCache: StyleCache

  /// The compiled sheets with all information for tools.
  ///
  /// The sheets of a compiled theme are parsed for it.
  package var index: RuleIndex { styleCache.index.fullyParsed }

  /// Creates a stack of parsed sheets.
  ///
  /// Names should be distinct, as those of ``sources`` are. The later of two sheets with one name
  /// applies.
  ///
  /// - Parameters:
  ///   - sources: The sheets in cascade order.
  ///   - environment: The environment of media queries and values.
  public init(_ sources: [StyleSource], environment: StyleEnvironment = StyleEnvironment()) {
    self.init(sources, environment: environment, functions: StyleFunctions())
  }

  /// Creates a stack of sheets with functions that values can call.
  ///
  /// The rules are compiled on first use.
  init(_ sources: [StyleSource], environment: StyleEnvironment, functions: StyleFunctions) {
    self.init(SheetStack(SheetList(sources), functions: functions), environment: environment)
  }

  /// Creates a value from a stack of sheets, with an empty style cache.
  init(_ stack: SheetStack, environment: StyleEnvironment) {
    styleCache = StyleCache(stack, in: environment)
  }

  /// Creates a value from compiled sheets.
  package init(_ index: RuleIndex, environment: StyleEnvironment) {
    self.init(SheetStack(index), environment: environment)
  }

  /// Changes the list of sheets.
  ///
  /// The new list is compiled on first use of its rules.
  ///
  /// The list changes in place if no copy of this value exists.
  mutating func change(_ change: (inout SheetList) -> Void) {
    let (environment, functions) = (environment, styleCache.stack.functions)
    var list = styleCache.stack.list
    styleCache = Self.emptyCache
    change(&list)
    styleCache = StyleCache(SheetStack(list, functions: functions), in: environment)
  }

  /// The cache of an empty stack, which temporarily replaces another one.
  private static let emptyCache = StyleCache(.empty, in: StyleEnvironment())

  /// Creates an empty stack.
  public init() { self.init([]) }

  /// Creates a stack of one sheet from its text.
  ///
  /// - Parameters:
  ///   - text: The text of the sheet.
  ///   - name: The name of the sheet, to which the loader resolves its imports.
  ///   - origin: The origin of the sheet.
  ///   - loader: The loader of imports and pictures. Without one, each `@import` results in a
  ///     diagnostic.
  public init(
    _ text: String, name: String = "<string>", origin: Origin = .author,
    loader: (any ResourceLoader)? = nil
  ) {
    self.init(TokenStream(text, name: name), origin: origin, loader: loader)
  }

  /// Creates a stack of one sheet from a token stream, with the name of the stream.
  public init(
    _ stream: TokenStream, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) {
    self.init([
      StyleSource(
        SyntaxTree(parsing: stream), name: stream.name, origin: origin, loader: loader)
    ])
  }

  /// Decodes and parses the bytes of a sheet.
  ///
  /// - Parameters:
  ///   - data: The bytes. A byte order mark or an `@charset` determines the encoding, as CSS Syntax
  ///     3.2 specifies.
  ///   - encoding: The label of the protocol encoding, such as `iso-8859-1`, or `nil` if it is
  ///     unknown.
  ///   - environment: The fallback encoding.
  ///   - name: The name of the sheet.
  ///   - origin: The origin of the sheet.
  ///   - loader: The loader of imports and pictures. Without one, each `@import` results in a
  ///     diagnostic.
  public init(
    data: some Collection<UInt8>, encoding: String? = nil, environment: SourceEncoding? = nil,
    name: String = "<data>", origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) {
    let stream = TokenStream(
      decoding: data, encoding: encoding, environment: environment, name: name)
    self.init(stream, origin: origin, loader: loader)
  }

  /// Reads and parses a file and its imports.
  ///
  /// The name of the sheet is the path.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - origin: The origin of the sheet.
  ///   - loader: The loader of imports and pictures. By default, it reads files in the folder of
  ///     the file and its subfolders.
  /// - Throws: `SourceError` if the file itself cannot be read.
  public init(
    contentsOfFile path: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) throws(SourceError) {
    self.init([try StyleSource(contentsOfFile: path, origin: origin, loader: loader)])
  }
}

extension CSSStyleSheet {
  /// The environment of media queries and values.
  ///
  /// A change discards only the cached styles.
  public var environment: StyleEnvironment {
    get { styleCache.environment }
    set {
      if newValue != environment { styleCache = StyleCache(styleCache.stack, in: newValue) }
    }
  }

  /// The sheets in cascade order.
  public var sources: [StyleSource] { styleCache.stack.list.sources }
}
