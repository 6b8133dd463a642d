// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// One or more CSS sheets, composited, and the answers they give.
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
/// Parsing never fails: what is wrong with a sheet is in ``diagnostics``, and the rest of it counts. The rules are compiled
/// when they are needed first, for a question or for the diagnostics. A value is immutable and may be shared between tasks;
/// copies are cheap, and so is asking twice.
public struct CSSStyleSheet: Sendable {
  // From text to style, one type after the other; each is kept until something before it changes:
  //   StyleSource        a parsed sheet with its name, origin and imports            (Imports)
  //   SheetList          the sheets in cascade order, each name once                 (Imports)
  //   SheetStack         the list with the program's functions                       (Rules)
  //   RuleIndex          selectors, rules and declarations of all sheets, flat       (Rules; RuleCompiler fills it)
  //   ActiveRules        the rules whose conditions apply in an environment          (Rules)
  //   AnswerCache        the styles of selectors that were asked about               (Answers)
  //   SyntheticElements  the trees that selectors describe                           (Answers)
  //   TreeStyler         the styles of the elements of such a tree, or of a program's (Styles)
  //   ElementStyle, RuleSet, ComputedStyle: the answers

  /// What was compiled, with the answers given so far.
  private(set) var answers: AnswerCache

  /// The compiled sheets with all that tools ask for; of a compiled theme they are parsed for it.
  package var index: RuleIndex { answers.index.whole }

  /// Composites sheets that were parsed before, in one go.
  ///
  /// Their names are to be different, as those of ``sources`` are; of two with the same name only the later one counts.
  ///
  /// - Parameters:
  ///   - sources: the sheets, in the order of the cascade.
  ///   - environment: what values depend on besides the sheets.
  public init(_ sources: [StyleSource], environment: StyleEnvironment = StyleEnvironment()) {
    self.init(sources, environment: environment, functions: StyleFunctions())
  }

  /// Composites sheets whose values may call some functions; their rules are compiled when they are needed first.
  init(_ sources: [StyleSource], environment: StyleEnvironment, functions: StyleFunctions) {
    self.init(SheetStack(SheetList(sources), functions: functions), environment: environment)
  }

  /// Answers of a stack of sheets, none of them given yet.
  init(_ stack: SheetStack, environment: StyleEnvironment) {
    answers = AnswerCache(stack, in: environment)
  }

  /// The answers of sheets that were compiled before.
  package init(_ index: RuleIndex, environment: StyleEnvironment) {
    self.init(SheetStack(index), environment: environment)
  }

  /// Changes the list of sheets; the new list is compiled when its rules are needed first.
  ///
  /// Without another copy of the sheet the list changes in place.
  mutating func change(_ change: (inout SheetList) -> Void) {
    let (environment, functions) = (environment, answers.stack.functions)
    var list = answers.stack.list
    answers = Self.noAnswers
    change(&list)
    answers = AnswerCache(SheetStack(list, functions: functions), in: environment)
  }

  /// The answers of no sheets, which take the place of those that are given up.
  private static let noAnswers = AnswerCache(.empty, in: StyleEnvironment())

  /// No sheet at all.
  public init() { self.init([]) }

  /// Parses the text of a sheet.
  ///
  /// - Parameters:
  ///   - text: the sheet.
  ///   - name: what it is called; what it imports is found relative to that, where there is a loader.
  ///   - origin: who wrote it.
  ///   - loader: reads what it imports and its pictures; without one nothing is read, and each `@import` is a diagnostic.
  public init(
    _ text: String, name: String = "<string>", origin: Origin = .author,
    loader: (any ResourceLoader)? = nil
  ) {
    self.init(TokenStream(text, name: name), origin: origin, loader: loader)
  }

  /// Parses a text that was scanned before; the sheet is called as the text is.
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
  ///   - data: the bytes; a byte order mark or an `@charset` in them counts, as CSS Syntax 3.2 says.
  ///   - encoding: the label of the encoding that the bytes came with, such as `iso-8859-1`; nil when nobody said.
  ///   - environment: what to assume when nothing else tells.
  ///   - name: what the sheet is called.
  ///   - origin: who wrote it.
  ///   - loader: reads what it imports and its pictures; without one nothing is read, and each `@import` is a diagnostic.
  public init(
    data: some Collection<UInt8>, encoding: String? = nil, environment: SourceEncoding? = nil,
    name: String = "<data>", origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) {
    let stream = TokenStream(
      decoding: data, encoding: encoding, environment: environment, name: name)
    self.init(stream, origin: origin, loader: loader)
  }

  /// Reads and parses a file and what it imports; the sheet is called by its path.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - origin: who wrote it.
  ///   - loader: reads what it imports and its pictures; by default files in the folder of the file and in those inside that.
  /// - Throws: `SourceError` when the file itself cannot be read.
  public init(
    contentsOfFile path: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) throws(SourceError) {
    self.init([try StyleSource(contentsOfFile: path, origin: origin, loader: loader)])
  }
}

extension CSSStyleSheet {
  /// What values depend on besides the sheets; a change forgets the answers given so far, and nothing else.
  public var environment: StyleEnvironment {
    get { answers.environment }
    set {
      if newValue != environment { answers = AnswerCache(answers.stack, in: newValue) }
    }
  }

  /// The sheets, in the order of the cascade.
  public var sources: [StyleSource] { answers.stack.list.sources }
}
