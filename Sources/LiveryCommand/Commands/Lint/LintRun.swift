// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import Synchronization

/// A lint run over some files: first each file by itself on all cores, then each theme.
struct LintRun {
  /// The files with one configuration.
  struct Group {
    let linter: Linter
    /// The indices of the files, in the order of the operands.
    var files: [Int] = []
  }

  /// A file to lint, and its configuration.
  struct Item {
    let path: String
    /// The index of the group.
    let group: Int
    /// Whether the findings of the file are reported.
    ///
    /// Other files only complete a theme.
    var isRequested = true
  }

  /// The files that could be read, in the order of the operands.
  private(set) var files: [LintedFile] = []
  /// The groups, with the indices of their files.
  private(set) var groups: [Group]
  /// The messages for files that could not be read.
  private(set) var failures: [String] = []

  /// Reads files and checks each of them.
  ///
  /// - Parameters:
  ///   - items: The files.
  ///   - linters: The linter of each group.
  ///   - standardInputName: The name of the file that standard input represents, or `nil` if there
  ///     is none.
  init(_ items: [Item], _ linters: [Linter], standardInputName: String?) {
    groups = linters.map { Group(linter: $0) }
    if items.count > 1 { Progress.begin(CommandMessages.lintingFiles(items.count)) }
    let done = Count()
    let results = concurrentMap(items.count) { number in
      let item = items[number]
      if items.count == 1 { Progress.begin(CommandMessages.linting(item.path)) }
      let checked = Self.checked(
        item.path, by: linters[item.group], standardInputName: standardInputName)
      Progress.report(done.next(), of: items.count)
      return checked
    }
    for (item, result) in zip(items, results) {
      switch result {
      case .success(let checked):
        for sheet in checked {
          groups[item.group].files.append(files.count)
          files.append(LintedFile(item.path, sheet, isRequested: item.isRequested))
        }
      case .failure(let failure): failures.append(failure.message)
      }
    }
  }

  private struct Failure: Error { let message: String }

  /// The number of finished files.
  private final class Count: Sendable {
    private let value = Atomic(0)

    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  /// Returns the checked sheet of a file, or all sheets of a compiled theme.
  private static func checked(
    _ path: String, by linter: Linter, standardInputName name: String?
  ) -> Result<[CheckedSheet], Failure> {
    if path.lowercased().hasSuffix(".livery") {
      let input = InputFiles([path])
      if let failure = input.failures.first { return .failure(Failure(message: failure)) }
      return .success(input.files.map { linter.checked($0.source()) })
    }
    do throws(SourceError) {
      return .success([linter.checked(try InputFile(path, representing: name).source())])
    } catch {
      return .failure(Failure(message: CommandMessages.unreadable(error)))
    }
  }
}

extension LintRun {
  /// The names of the files whose findings are reported.
  var requestedFiles: [String] { files.filter(\.isRequested).map(\.checked.stream.name) }

  /// Returns the findings in all files, in their order.
  func report() -> LintReport {
    var findings: [[Finding]] = Array(repeating: [], count: files.count)
    for group in groups {
      for (file, found) in self.findings(of: group) { findings[file] = found }
    }
    return LintReport(bySheet: findings)
  }

  /// Returns the findings in the files of a group, file by file.
  private func findings(of group: Group) -> [(file: Int, findings: [Finding])] {
    var reported: Set<Int> = []
    let names = group.files.map { files[$0].checked.stream.name }
    let themes = group.linter.configuration.themes(of: names)
    return themes.flatMap { members -> [(file: Int, findings: [Finding])] in
      let theme = members.map { group.files[$0] }
      let report = group.linter.report(on: theme.map { files[$0].checked })
      return zip(theme, report.bySheet).compactMap { file, found in
        // A file in several themes is reported in the first of them.
        files[file].isRequested && reported.insert(file).inserted ? (file, found) : nil
      }
    }
  }

  /// Fixes findings repeatedly, because a fix may reveal more fixable findings.
  ///
  /// - Parameter fixer: The fixer, which determines the edits to apply.
  /// - Returns: The number of fixed findings.
  mutating func applyFixes(by fixer: Fixer) -> Int {
    var count = 0
    for _ in 0..<Fixer.maximumPasses {
      var fixedCount = 0
      for group in groups {
        for (file, findings) in findings(of: group) {
          fixedCount += files[file].applyFixes(findings, by: fixer, group.linter)
        }
      }
      if fixedCount == 0 { break }
      count += fixedCount
    }
    return count
  }
}
