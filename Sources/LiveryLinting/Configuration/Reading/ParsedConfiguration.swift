// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
import LiveryBases
import LiveryLintingResources

/// A ``LintConfiguration`` read from text, with its problems.
///
/// ```swift
/// let text = SourceText("rules: {unknown-clas: error}", name: ".livery.yml")
/// let reading = ParsedConfiguration(text)
/// reading.problems[0].diagnostic.message    // unknown rule 'unknown-clas'; did you mean 'unknown-class'?
/// ```
///
/// Reading never fails: it reports what is invalid and reads the rest.
public struct ParsedConfiguration: Sendable {
  /// The configuration, including the configurations that it extends.
  public private(set) var configuration = LintConfiguration()
  /// The problems, file by file.
  public private(set) var problems: [Problem] = []
  /// The paths of the files, in the order in which reading began.
  package private(set) var files: [LexicalPath] = []

  /// The maximum number of files that a configuration may extend.
  package static let maximumFiles = 64

  /// A problem with a file.
  public struct Problem: Sendable {
    /// The text of the file.
    public let source: SourceText
    /// The diagnostic with its range.
    public let diagnostic: Diagnostic
  }

  /// A function that reads a file that a configuration extends.
  package typealias Reader = (_ path: LexicalPath) throws(SourceError) -> SourceText

  private let rules: [LintRule]

  /// Reads the text of one configuration file; a file that it extends is reported as not found.
  ///
  /// - Parameter source: The text, with the path of its file as its name: patterns are relative to the folder.
  public init(_ source: SourceText) { self.init(source, at: LexicalPath(source.name)) }

  /// Reads a configuration and those that it extends.
  ///
  /// - Parameters:
  ///   - source: The text of the configuration.
  ///   - path: The path of the configuration. Paths in the text are relative to its folder.
  ///   - rules: The lint rules.
  ///   - reader: Reads a file that the configuration extends. The default finds no files.
  package init(
    _ source: SourceText, at path: LexicalPath, rules: [LintRule] = LintRule.all,
    reader: Reader = { path throws(SourceError) in throw .notFound(path.text) }
  ) {
    self.rules = rules
    read(source, at: path, below: [], reader: reader)
  }

  /// Whether the configuration has no errors.
  public var isValid: Bool { !problems.contains { $0.diagnostic.severity == .error } }
}

extension ParsedConfiguration {
  /// Reads a text and merges it into the configuration.
  private mutating func read(
    _ source: SourceText, at path: LexicalPath, below parents: [LexicalPath], reader: Reader
  ) {
    files.append(path)
    let document = YAMLDocument(source)
    var log = DiagnosticLog(source.diagnostics + [document.problem].compactMap(\.self))
    guard let root = document.root, !root.isEmpty else { return report(log, in: source) }
    var decoder = ConfigurationDecoder(source, in: path.folder, rules: rules, log: log)
    let members = decoder.members(of: root, "a configuration", known: ConfigurationKey.names)
    for base in decoder.bases(of: members) {
      build(on: base, below: parents + [path], reader: reader, log: &decoder.log)
    }
    decoder.decode(members, into: &configuration)
    log = decoder.log
    report(log, in: source)
  }

  private mutating func report(_ log: DiagnosticLog, in source: SourceText) {
    problems += log.diagnostics.map { Problem(source: source, diagnostic: $0) }
  }

  /// Reads a configuration that another one extends.
  private mutating func build(
    on base: ConfigurationBase, below parents: [LexicalPath], reader: Reader,
    log: inout DiagnosticLog
  ) {
    if let theme = base.vocabulary {
      configuration.base = theme
      let source = SourceText(theme.vocabulary, name: theme.sheetName)
      return read(source, at: LexicalPath("/" + theme.sheetName), below: parents, reader: reader)
    }
    let path = base.path
    if parents.contains(path) {
      let facts = [Diagnostic.Fact.found(base.text)]
      return log.add(Diagnostic(.circularConfiguration, range: base.range, facts: facts))
    }
    guard files.count <= Self.maximumFiles else {
      let facts = [Diagnostic.Fact.limit(Self.maximumFiles)]
      return log.add(Diagnostic(.tooManyConfigurations, range: base.range, facts: facts))
    }
    do throws(SourceError) {
      read(try reader(path), at: path, below: parents, reader: reader)
    } catch {
      log.add(
        Diagnostic(
          .unreadableConfiguration, range: base.range,
          facts: [.found(base.text), .subject(error.description)]))
    }
  }
}

/// A configuration that another one extends.
struct ConfigurationBase {
  /// The name as written.
  let text: String
  /// The base theme whose vocabulary has the name, or `nil` if the name is a path.
  let vocabulary: BaseTheme?
  /// The path of the file.
  let path: LexicalPath
  /// The byte range of the name.
  let range: Range<Int>
}

/// The keys of a configuration.
enum ConfigurationKey: String, CaseIterable {
  case extends, base
  case defaultSheet = "default-sheet"
  case strict, target, rules, ignore, overrides, themes, types, classes, variables, properties
  case functions, trees, baseline

  static let names = allCases.map(\.rawValue)
}

extension BaseTheme {
  /// The configuration with the vocabulary of the base theme.
  fileprivate var vocabulary: String {
    switch self {
    case .three20: LintingResources.defaultVocabulary
    case .harbor: LintingResources.harborVocabulary
    }
  }
}
