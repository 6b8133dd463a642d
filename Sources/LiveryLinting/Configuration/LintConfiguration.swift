// SPDX-License-Identifier: Apache-2.0

/// What a project says of its lint: severities, files to leave out, and the vocabulary of its program.
///
/// It is written in a file called `.livery.yml`:
///
/// ```yaml
/// extends: default
/// rules:
///   unknown-class: error
///   max-nesting-depth: {severity: warning, limit: 4}
/// ignore: ["vendor/**"]
/// overrides:
///   - files: ["legacy/**"]
///     rules: {no-important: off}
/// types:
///   button: {states: [hover, disabled], parts: [icon]}
/// classes: [title, badge]
/// ```
///
/// ``ConfigurationReading`` reads one.
public struct LintConfiguration: Sendable, Hashable {
  /// What a file is called that holds one.
  package static let fileName = ".livery.yml"

  /// The settings of files without an override.
  package var settings = FileSettings()
  /// Whether the theme lies over the default sheet.
  public var usesDefaultSheet = false
  /// Files that are left out; later patterns count before earlier ones.
  package var ignored: [PathPatterns] = []
  /// What is said of some files; later ones count before earlier ones.
  package var overrides: [Override] = []
  /// The files that are laid over one another, theme by theme; where there is none, all files are one theme.
  package var themes: [ThemeFiles] = []
  /// What the program shows and reads.
  public var vocabulary = Vocabulary()
  /// The files of described element trees that say what the program shows.
  package var trees: [LexicalPath] = []
  /// The file with findings that are known and left in peace; nil for none.
  package var baseline: LexicalPath?

  /// The folder that relative paths of files are seen from, by which they are found in the paths here; by default these are
  /// seen from the same folder.
  package var workingFolder = LexicalPath("")

  /// A configuration that says nothing.
  public init() {}

  /// What is said of rules in some files.
  package struct Override: Sendable, Hashable {
    /// The files.
    package var files: PathPatterns
    /// Whether the rules of style are on; nil where nothing is said of them.
    package var isStrict: Bool?
    /// What is said of rules, by name.
    package var rules: [String: RuleSetting]

    /// Settings for some files.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - isStrict: Whether the rules of style are on; by default nothing is said of them.
    ///   - rules: What is said of rules, by name.
    package init(files: PathPatterns, isStrict: Bool? = nil, rules: [String: RuleSetting]) {
      self.files = files
      self.isStrict = isStrict
      self.rules = rules
    }
  }
}

extension LintConfiguration {
  /// Whether a file is left out.
  package func ignores(_ path: LexicalPath) -> Bool {
    let path = workingFolder.appending(path.text)
    for patterns in ignored.reversed() {
      if let verdict = patterns.verdict(of: path) { return verdict }
    }
    return false
  }

  /// What holds for a file: what is said of all, and over it what is said of it, later ones last.
  package func settings(forFile path: LexicalPath) -> FileSettings {
    let path = workingFolder.appending(path.text)
    var settings = settings
    for override in overrides where override.files.verdict(of: path) == true {
      settings.merge(override.rules)
      if let isStrict = override.isStrict { settings.isStrict = isStrict }
    }
    return settings
  }
}
