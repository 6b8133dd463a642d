// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryBases
import LiveryGeneration
import LiveryJSON

/// The generated code of files, and their problems.
struct Generation {
  /// The generated source.
  let text: String
  private let problems: [SheetDiagnostic]
}

/// The error for a run without generated code.
struct GenerationError: Error {
  /// The message.
  let message: String
  /// The exit code of the program.
  let exit: CommandExit
}

extension Generation {
  /// Reads the files that the arguments name, and generates their code.
  init(_ arguments: Arguments) throws(GenerationError) {
    var settings = Configuration()
    if let path = arguments.configuration { settings = try Configuration(contentsOfFile: path) }
    var sources: [StyleSource] = []
    let base = arguments.base ?? settings.base ?? .theme(.three20)
    if case .theme(let theme) = base { sources += theme.sheet.sources }
    sources += try Self.sources(of: Self.files(arguments, settings))
    let sheet = CSSStyleSheet(sources)
    var options = GenerationOptions(
      prefix: arguments.prefix ?? settings.prefix ?? "",
      access: arguments.access ?? settings.access ?? .internal, generator: "livery-codegen")
    options.rootName = arguments.name ?? settings.name ?? options.rootName
    options.base = arguments.folder
    let code = ThemeCode(of: sheet, options)
    text = code.text
    problems = sheet.generationProblems + code.diagnostics
  }

  /// Returns the theme's files in cascade order: those that the configuration names, or all.
  private static func files(
    _ arguments: Arguments, _ settings: Configuration
  ) throws(GenerationError) -> [String] {
    guard let named = settings.files, let configuration = arguments.configuration else {
      return arguments.files.filter { $0 != arguments.configuration }
    }
    let end = configuration.lastIndex(of: "/").map { configuration.index(after: $0) }
    let folder = end.map { String(configuration[..<$0]) } ?? ""
    return named.map { folder + $0 }
  }

  /// Reads files, except those that another one of them imports or includes.
  private static func sources(of files: [String]) throws(GenerationError) -> [StyleSource] {
    var sources: [StyleSource] = []
    for file in files {
      do throws(SourceError) {
        sources.append(try StyleSource(contentsOfThemeFile: file))
      } catch {
        throw GenerationError(message: "\(file):1:1: error: \(error)", exit: .unreadable)
      }
    }
    let imported = Set(sources.flatMap { $0.files.dropFirst() })
    return sources.filter { !imported.contains($0.files.first ?? $0.name) }
  }
}

extension Generation {
  /// Whether the theme has errors, so that its code is incomplete.
  var hasErrors: Bool { problems.contains { $0.diagnostic.severity == .error } }

  /// Prints the problems with their locations in the format of build systems, without notes.
  ///
  /// `livery generate` reports notes.
  func report() {
    for problem in problems where problem.diagnostic.severity > .note {
      CodegenMessages.report(problem.description)
    }
  }
}
