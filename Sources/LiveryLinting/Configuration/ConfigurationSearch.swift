// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSStorage
package import CSSSyntax
import LiveryPrinting

/// A search for the configuration of a file: the nearest one in its folder or an ancestor folder.
package struct ConfigurationSearch {
  /// The folder that relative paths start from.
  package let workingFolder: LexicalPath
  /// The problems with the texts of configurations and trees.
  package private(set) var problems: [(source: SourceText, diagnostic: Diagnostic)] = []
  /// The reasons that files cannot be read.
  package private(set) var failures: [SourceError] = []
  /// The configurations that were read, by number.
  package private(set) var configurations: [LintConfiguration] = []
  /// The element trees of each configuration.
  package private(set) var trees: [[StyleElement]] = []

  private let only: String?
  private let reader: Reader
  private var numbers: [LexicalPath: Int] = [:]
  private var numbersByFolder: [LexicalPath: Int] = [:]
  private var reported: Set<String> = []

  /// A function that returns the text of a file under a name for messages.
  package typealias Reader =
    (_ file: LexicalPath, _ name: String) throws(SourceError) -> SourceText

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - only: The path of the only configuration, or `nil` to search the folders of files.
  ///   - workingFolder: The folder that relative paths start from. The default is the folder that
  ///     the program runs in.
  ///   - reader: Returns the text of a configuration or a tree. The default reads the file.
  package init(
    only: String? = nil, workingFolder: LexicalPath = LexicalPath(FolderListing.working),
    reader: @escaping Reader = { file, name throws(SourceError) in
      try SourceText(contentsOfFile: file.text, name: name)
    }
  ) {
    self.only = only
    self.workingFolder = workingFolder
    self.reader = reader
  }

  /// Whether all configurations were read without problems.
  package var isValid: Bool { problems.isEmpty && failures.isEmpty }

  /// Returns the number of a file's configuration.
  ///
  /// The empty configuration has a number too.
  package mutating func number(forFile path: String) -> Int {
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
      failures.append(error)
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
      failures.append(error)
      return nil
    }
  }

  /// Returns the text of a file, named by its path relative to the working folder.
  private func text(of file: LexicalPath) throws(SourceError) -> SourceText {
    try reader(file, file.relative(to: workingFolder) ?? file.text)
  }
}
