// SPDX-License-Identifier: Apache-2.0
package import LiveryBases

/// The lint configuration of a project: severities, ignored files, and the vocabulary of its
/// program.
///
/// A file named `.livery.yml` contains it:
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
/// Use ``ParsedConfiguration`` to read a configuration.
public struct LintConfiguration: Sendable, Hashable {
  /// The name of a configuration file.
  package static let fileName = ".livery.yml"

  /// The settings of files without an override.
  public var settings = FileSettings()
  /// The base theme below the sheets, or `nil` for none.
  package var base: BaseTheme?
  /// The patterns of ignored files.
  ///
  /// Later patterns take precedence over earlier ones.
  package var ignored: [PathPatterns] = []
  /// The settings for some files.
  ///
  /// Later overrides take precedence over earlier ones.
  package var overrides: [Override] = []
  /// The files of each theme, in cascade order.
  ///
  /// If the list is empty, all files are one theme.
  package var themes: [ThemeFiles] = []
  /// The vocabulary of the program.
  public var vocabulary = Vocabulary()
  /// The JSON tree files that describe the elements of the program.
  package var trees: [LexicalPath] = []
  /// The file of known findings that lint ignores, or `nil` if there is none.
  package var baseline: LexicalPath?

  /// The folder that relative paths of linted files start from.
  ///
  /// The patterns here match paths relative to this folder. The default is the folder of the
  /// configuration.
  package var workingFolder = LexicalPath("")

  /// Creates an empty configuration.
  public init() {}

  /// The settings of rules for some files.
  package struct Override: Sendable, Hashable {
    /// The files.
    package var files: PathPatterns
    /// Whether the style rules are on, or `nil` if the override does not specify it.
    package var isStrict: Bool?
    /// The settings of rules, by rule name.
    package var rules: [String: RuleSetting]

    /// Creates settings for some files.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - isStrict: Whether the style rules are on, or `nil` to leave this unspecified.
    ///   - rules: The settings of rules, by rule name.
    package init(files: PathPatterns, isStrict: Bool? = nil, rules: [String: RuleSetting]) {
      self.files = files
      self.isStrict = isStrict
      self.rules = rules
    }
  }
}

extension LintConfiguration {
  /// Returns whether a file is ignored.
  package func ignores(_ path: LexicalPath) -> Bool {
    let path = workingFolder.appending(path.text)
    for patterns in ignored.reversed() {
      if let verdict = patterns.verdict(of: path) { return verdict }
    }
    return false
  }

  /// Returns the settings of a file: the settings of all files merged with its overrides, later
  /// ones last.
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
