// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage
import CSSSyntax
import LiveryJSON
import LiveryLinting

/// The files that share a lint configuration, or a folder of the workspace without one.
///
/// A project contains the files that `livery lint FOLDER` lints in its root.
final class Project {
  /// The folder of the configuration, of the workspace, or of a single file.
  let root: LexicalPath
  /// The configuration file, or `nil` if there is none.
  let configurationFile: LexicalPath?
  /// Whether all sheets below the root are part of the project, or only open documents.
  let includesFolder: Bool
  /// The linter with the configuration.
  private(set) var linter = Linter()
  /// The problems of the configuration and of the tree files.
  private(set) var problems: [(source: SourceText, diagnostic: Diagnostic)] = []
  /// The reasons that the configuration or a tree file cannot be read.
  private(set) var failures: [SourceError] = []
  /// The names of the files, in cascade order, theme by theme.
  private(set) var themes: [[String]] = []
  /// The parsed sheets.
  var sheets: SheetCache
  /// The reports of the themes.
  var reports = ProjectReports()
  /// The theme of the last request, with the values that were computed for it.
  private var lastTheme: EditedTheme?

  /// The maximum number of files of a project, so that a large folder stays responsive.
  static let maximumFileCount = 1000

  /// Creates a project and reads its configuration.
  init(
    root: LexicalPath, configurationFile: LexicalPath?, includesFolder: Bool, texts: OpenTexts
  ) {
    self.root = root
    self.configurationFile = configurationFile
    self.includesFolder = includesFolder
    sheets = SheetCache(root: root, texts: texts)
    readConfiguration()
  }

  /// Reads the configuration and the tree files again.
  private func readConfiguration() {
    var search = ConfigurationSearch(
      only: configurationFile?.text, workingFolder: root,
      reader: { [texts = sheets.texts] file, name throws(SourceError) in
        if let text = texts.text(at: file.text) {
          return SourceText(text.text(in: 0..<text.byteCount), name: name)
        }
        return try SourceText(contentsOfFile: file.text, name: name)
      })
    if configurationFile != nil {
      let number = search.number(forFile: root.text)
      linter = Linter(search.configurations[number])
      linter.trees = search.trees[number]
    } else {
      linter.configuration.workingFolder = root
    }
    problems = search.problems
    failures = search.failures
    resetReports()
  }

  /// Forgets the reports, and reads the baseline again.
  private func resetReports() {
    guard let file = configuration.baseline,
      let text = sheets.texts.text(at: file.text)
        ?? (try? SourceText(contentsOfFile: file.text))
    else {
      reports = ProjectReports()
      return
    }
    reports = ProjectReports(baseline: file, text, root: root)
  }
}

extension Project {
  /// The configuration.
  var configuration: LintConfiguration { linter.configuration }

  /// Returns the name of a file in the project: its path relative to the root, or its whole path.
  func name(of path: String) -> String { LexicalPath(path).relative(to: root) ?? path }

  /// Finds the files of the project and of its themes.
  ///
  /// - Parameter documents: The open documents that belong to the project.
  func update(with documents: [Document]) {
    var names: [String] = []
    if includesFolder {
      let listed = FolderListing.files(
        below: root.text, maximumCount: Self.maximumFileCount,
        where: { $0.lowercased().hasSuffix(".css") })
      names = listed.map(name(of:)).filter { !belongsToOther($0) }
    }
    names += documents.map(\.name)
    var known = Set<String>()
    names = names.filter { known.insert($0).inserted && !configuration.ignores(LexicalPath($0)) }
    let paths = names.map { root.appending($0) }
    for file in configuration.listedThemeFiles(with: paths) {
      let name = name(of: file.text)
      if known.insert(name).inserted, FolderListing.kind(of: file.text) == .other {
        names.append(name)
      }
    }
    themes = configuration.themes(of: names).map { theme in theme.map { names[$0] } }
    var codegen = CodegenSearch()
    let generated = Set(names.filter { codegen.includes(root.appending($0)) })
    if generated != linter.generatedSheets {
      linter.generatedSheets = generated
      resetReports()
    }
    sheets.keep(Set(names))
    reports.keep(themes)
  }

  /// Returns whether a file below the root has a nearer configuration.
  private func belongsToOther(_ name: String) -> Bool {
    var folder = root.appending(name).folder
    while folder != root, folder.names.count > root.names.count {
      let file = folder.appending(LintConfiguration.fileName)
      if FolderListing.kind(of: file.text) == .other { return true }
      folder = folder.folder
    }
    return false
  }

  /// Returns the theme of some sheets, which is that of the last request unless a sheet changed.
  func theme(of cascade: [ThemeSheet], imports: [ThemeSheet]) -> EditedTheme {
    if let lastTheme, lastTheme.cascadeCount == cascade.count,
      lastTheme.sheets.elementsEqual(cascade + imports, by: ===)
    {
      return lastTheme
    }
    let theme = EditedTheme(
      cascade: cascade, imports: imports, configuration: configuration, trees: linter.trees)
    lastTheme = theme
    return theme
  }

  /// Returns the names of the files of the theme that contains a file, in cascade order.
  func theme(with name: String) -> [String] {
    themes.first { $0.contains(name) } ?? [name]
  }
}
