// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSStorage
import CSSSyntax
import LiveryFormatting
import LiveryLinting

/// The output of `livery lint`.
extension Lint {
  /// Writes a report in the requested format.
  ///
  /// Does nothing with `--diff`, whose result is the diff.
  func write(_ report: LintReport, of files: [String]) {
    if fixes.diff { return }
    Progress.begin(CommandMessages.writing)
    switch output.format {
    case .text:
      StandardOutput.write {
        report.text(into: &$0, usesColor: Terminal.showsColorOnStandardOutput)
      }
    case .json: StandardOutput.writeJSON(report.json)
    case .sarif: StandardOutput.writeJSON { report.sarif(version: Main.version, into: &$0) }
    case .github: StandardOutput.write { report.github(into: &$0) }
    case .junit: StandardOutput.write { report.junit(files: files, into: &$0) }
    }
  }

  /// Returns the new findings of a report, or `nil` after the findings were written to a baseline.
  func subtractingBaselines(
    from report: LintReport, in run: LintRun, _ configurations: ConfigurationSearch
  ) throws -> LintReport? {
    let working = configurations.workingFolder
    if let file = output.writeBaseline {
      let folder = working.appending(file).folder
      let baseline = Baseline(of: report) { Self.name(of: $0, in: folder, working) }
      try write(baseline, to: file)
      StandardError.write(CommandMessages.baselineWritten(report.findings.count, to: file))
      return nil
    }
    var report = report
    var baselines = configurations.configurations.compactMap(\.baseline?.text)
    if let named = output.baseline { baselines = [working.appending(named).text] }
    for path in Set(baselines).sorted() {
      report = try self.report(report, without: path, in: run, working)
    }
    return report
  }

  /// Returns a report without the findings in a baseline, and reports baseline entries without a
  /// finding.
  private func report(
    _ report: LintReport, without path: String, in run: LintRun, _ working: LexicalPath
  ) throws -> LintReport {
    let text: SourceText
    do throws(SourceError) {
      let name = LexicalPath(path).relative(to: working) ?? path
      text = try SourceText(contentsOfFile: path, name: name)
    } catch {
      StandardError.write(CommandMessages.unreadable(error))
      throw ExitCode(CommandExit.unreadable.rawValue)
    }
    let baseline = Baseline(reading: text)
    guard baseline.diagnostics.isEmpty else {
      DiagnosticReport.write(baseline.diagnostics, of: text)
      throw ExitCode(CommandExit.configuration.rawValue)
    }
    let folder = LexicalPath(path).folder
    let files = run.files.map { Self.name(of: $0.checked.stream.name, in: folder, working) }
    let filtered = baseline.applied(to: report, of: Set(files)) {
      Self.name(of: $0, in: folder, working)
    }
    DiagnosticReport.write(filtered.needless, of: text)
    return filtered.report
  }

  /// Returns the name of a file in a baseline that is stored in a folder.
  private static func name(
    of file: String, in folder: LexicalPath, _ working: LexicalPath
  ) -> String {
    let path = working.appending(file)
    return path.relative(to: folder) ?? path.text
  }

  private func write(_ baseline: Baseline, to file: String) throws {
    do throws(OutputFile.Failure) {
      try OutputFile(file).write(Array(baseline.text.utf8))
    } catch {
      StandardError.write(CommandMessages.unwritable(error))
      throw ExitCode(error.exit.rawValue)
    }
  }

  /// Prints the configuration of each file.
  func printConfigurations(of items: [LintRun.Item], _ linters: [Linter]) {
    for item in items where item.isRequested {
      let name = item.path == "-" ? rules.stdinFilename ?? "<stdin>" : item.path
      if items.count > 1 { StandardOutput.write { $0.write("# \(name)\n") } }
      StandardOutput.writeJSON { linters[item.group].json(forFile: LexicalPath(name), into: &$0) }
    }
  }
}

extension ConfigurationSearch {
  /// Reports the problems with the configurations.
  func report() {
    for failure in failures { StandardError.write(CommandMessages.unreadable(failure)) }
    for problem in problems { DiagnosticReport.write([problem.diagnostic], of: problem.source) }
  }

  /// Returns the other files of the linted files' themes, if a theme lists them by path.
  func otherThemeFiles(than items: [LintRun.Item], standardInputName: String?) -> [LintRun.Item] {
    var known: Set<LexicalPath> = []
    var paths: [Int: [LexicalPath]] = [:]
    for item in items {
      let name = item.path == "-" ? standardInputName ?? "<stdin>" : item.path
      let path = workingFolder.appending(name)
      known.insert(path)
      paths[item.group, default: []].append(path)
    }
    var others: [LintRun.Item] = []
    for (group, files) in paths.sorted(by: { $0.key < $1.key }) {
      let listed = configurations[group].listedThemeFiles(with: files)
      for file in listed where known.insert(file).inserted {
        let name = file.relative(to: workingFolder) ?? file.text
        others.append(LintRun.Item(path: name, group: group, isRequested: false))
      }
    }
    return others
  }
}
