// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryLinting
import LiveryPrinting

/// A search for the configuration of a file: the nearest one in its folder or an ancestor folder.
struct ConfigurationSearch {
  /// The folder that the command runs in.
  let workingFolder = LexicalPath(FolderListing.working)
  /// The problems with the texts of configurations and trees.
  private(set) var problems: [(source: SourceText, diagnostic: Diagnostic)] = []
  /// The messages for files that cannot be read.
  private(set) var failures: [String] = []

  private let only: String?
  /// The configurations that were read, by number.
  private(set) var configurations: [LintConfiguration] = []
  /// The element trees of each configuration.
  private(set) var trees: [[StyleElement]] = []
  private var numbers: [LexicalPath: Int] = [:]
  private var numbersByFolder: [LexicalPath: Int] = [:]
  private var reported: Set<String> = []

  /// Creates a search.
  ///
  /// If a file is specified, it is the only configuration.
  init(only: String?) {
    self.only = only
  }

  /// Whether all configurations were read without problems.
  var isValid: Bool { problems.isEmpty && failures.isEmpty }

  /// Returns the number of a file's configuration.
  ///
  /// The empty configuration has a number too.
  mutating func number(forFile path: String) -> Int {
    if let only { return number(of: workingFolder.appending(only)) }
    var passed: [LexicalPath] = []
    var folder = workingFolder.appending(path).folder
    var number: Int?
    while number == nil {
      if let known = numbersByFolder[folder] {
        number = known
        break
      }
      passed.append(folder)
      let file = folder.appending(LintConfiguration.fileName)
      if FolderListing.kind(of: file.text) == .other { number = self.number(of: file) }
      if folder.names.isEmpty { break }
      folder = folder.folder
    }
    let result = number ?? self.number(of: nil)
    for folder in passed { numbersByFolder[folder] = result }
    return result
  }

  /// Returns the number of a configuration file, read on first use, or of the empty configuration
  /// for `nil`.
  private mutating func number(of file: LexicalPath?) -> Int {
    // No file can have this path.
    let key = file ?? LexicalPath("/")
    if let known = numbers[key] { return known }
    var configuration = file.flatMap { read($0) } ?? LintConfiguration()
    configuration.workingFolder = workingFolder
    configurations.append(configuration)
    trees.append(configuration.trees.compactMap { tree($0) })
    numbers[key] = configurations.count - 1
    return configurations.count - 1
  }

  private mutating func read(_ file: LexicalPath) -> LintConfiguration? {
    do throws(SourceError) {
      let reading = ParsedConfiguration(try text(of: file), at: file) {
        path throws(SourceError) in try text(of: path)
      }
      for problem in reading.problems
      where reported.insert("\(problem.source.name) \(problem.diagnostic.range)").inserted {
        problems.append((problem.source, problem.diagnostic))
      }
      return reading.configuration
    } catch {
      failures.append(CommandMessages.unreadable(error))
      return nil
    }
  }

  /// Returns an element tree from its file.
  ///
  /// An error in the file is an error of the configuration.
  private mutating func tree(_ file: LexicalPath) -> StyleElement? {
    do throws(SourceError) {
      let tree = TreeDescription(parsing: try text(of: file))
      let errors = tree.diagnostics.filter { $0.severity == .error }
      problems += errors.map { (tree.source, $0) }
      return tree.root
    } catch {
      failures.append(CommandMessages.unreadable(error))
      return nil
    }
  }

  /// Returns the text of a file, named by its path relative to the working folder.
  private func text(of file: LexicalPath) throws(SourceError) -> SourceText {
    try SourceText(
      contentsOfFile: file.text, name: file.relative(to: workingFolder) ?? file.text)
  }
}
