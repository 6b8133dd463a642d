// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryLinting

/// The lint reports of the themes of a project, which reuse what did not change.
struct ProjectReports {
  /// The sessions by the names of the files of their themes.
  private var sessions: [[String]: LintSession] = [:]
  /// The known findings that are not reported, or `nil` for none.
  private let baseline: Baseline?
  /// Returns the name of a file in the baseline.
  private let baselineName: (_ file: String) -> String

  /// Creates reports without known findings.
  init() {
    baseline = nil
    baselineName = { $0 }
  }

  /// Creates reports without the findings of a baseline.
  ///
  /// - Parameters:
  ///   - file: The path of the baseline; the paths in it are relative to its folder.
  ///   - text: The text of the baseline.
  ///   - root: The folder that the names of sheets are relative to.
  init(baseline file: LexicalPath, _ text: SourceText, root: LexicalPath) {
    baseline = Baseline(reading: text)
    let folder = file.folder
    baselineName = { name in
      let path = root.appending(name)
      return path.relative(to: folder) ?? path.text
    }
  }

  /// Returns the report on the sheets of a theme, without the findings of the baseline.
  mutating func report(on sheets: [ThemeSheet], by linter: Linter) -> LintReport {
    let names = sheets.map(\.source.name)
    // The session is taken out, so that it is changed in place.
    var session = sessions.removeValue(forKey: names) ?? LintSession(linter)
    defer { sessions[names] = session }
    let report = session.report(on: sheets.map(\.source))
    guard let baseline else { return report }
    return baseline.applied(
      to: report, of: Set(names.map(baselineName)), naming: baselineName
    ).report
  }

  /// Forgets the themes that a project does not have any more.
  mutating func keep(_ themes: [[String]]) {
    let names = Set(themes)
    sessions = sessions.filter { names.contains($0.key) }
  }
}
