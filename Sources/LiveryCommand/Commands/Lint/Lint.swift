// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSSyntax
import LiveryLinting

/// `livery lint`: reports problems in sheets.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Reports problems of sheets, and fixes them.",
    discussion: """
      A FILE can be a folder, which stands for all sheets in it, or a pattern in quotes such as 'themes/**/*.css'. \
      Symbolic links in them are not followed; a link that is a FILE itself is. The files are one theme, in the \
      order given, unless the configuration names themes.

      The settings of a project are in a file '.livery.yml', in the folder of a sheet or in one above; the nearest \
      one applies.

      The report is the result: it goes to standard output. The exit code is 1 if a finding is an error, with \
      --strict also if there is a warning, and with --max-warnings if there are more than that; 78 if a \
      configuration is invalid.

      Rules: \(LintRule.names.joined(separator: ", ")).
      """)

  @Argument(
    help: ArgumentHelp(
      "Sheets in CSS or, if their names end in .json, in JSON; folders; - is CSS on standard input.",
      valueName: "file"))
  var files: [String]

  @OptionGroup(title: "Rules") var rules: LintRuleOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Report") var output: LintOutputOptions
  @OptionGroup(title: "Fixes") var fixes: LintFixOptions

  func validate() throws {
    if files.contains("-") {
      guard !fixes.changesFiles else { throw ValidationError(CommandMessages.fixRequiresFile) }
    } else if rules.stdinFilename != nil {
      throw ValidationError(CommandMessages.nameRequiresInput)
    }
  }

  func run() throws {
    defer { Progress.end() }
    let search = FileSearch(files)
    var configurations = ConfigurationSearch(only: rules.config)
    let items = items(search, &configurations)
    guard configurations.isValid else {
      configurations.report()
      throw ExitCode(CommandExit.configuration.rawValue)
    }
    var linters = zip(configurations.configurations, configurations.trees)
      .map { rules.linter($0, $1, in: environment) }
    var codegen = CodegenSearch()
    for item in items where codegen.includes(configurations.workingFolder.appending(item.path)) {
      linters[item.group].generatedSheets.insert(item.path)
    }
    if output.printConfig { return printConfigurations(of: items, linters) }
    for failure in search.failures { StandardError.write(failure) }
    for folder in search.empty { StandardError.write(CommandMessages.noSheets(folder)) }
    var run = LintRun(items, linters, standardInputName: rules.stdinFilename)
    for failure in run.failures { StandardError.write(failure) }
    let isRead = search.failures.isEmpty && run.failures.isEmpty
    let exit = max(isRead ? .done : .unreadable, fixes.apply(to: &run))
    let report = try subtractingBaselines(from: run.report(), in: run, configurations)
    if let report {
      write(output.quiet ? report.errors : report, of: run.requestedFiles)
    }
    let verdict: CommandExit = report.map(isAcceptable) ?? true ? .done : .negative
    throw ExitCode(max(exit, verdict).rawValue)
  }

  /// Returns the files with their configurations, and reports ignored files that are named by
  /// operands.
  private func items(
    _ search: FileSearch, _ configurations: inout ConfigurationSearch
  ) -> [LintRun.Item] {
    var items: [LintRun.Item] = []
    for file in search.files {
      let name = file.path == "-" ? rules.stdinFilename ?? "<stdin>" : file.path
      let number = configurations.number(forFile: name)
      if configurations.configurations[number].ignores(LexicalPath(name)) {
        if file.isNamed { StandardError.write(CommandMessages.ignored(name)) }
      } else {
        items.append(LintRun.Item(path: file.path, group: number))
      }
    }
    return items
      + configurations.otherThemeFiles(than: items, standardInputName: rules.stdinFilename)
  }

  private func isAcceptable(_ report: LintReport) -> Bool {
    let warnings = report.count(of: .warning)
    return report.count(of: .error) == 0 && !(rules.strict && warnings > 0)
      && warnings <= output.maxWarnings ?? .max
  }
}
