// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import LiveryLinting

  /// A report on standard error of the problems that occur when styles are drawn, each printed
  /// once.
  final class DrawingReport {
    private let sheet: CSSStyleSheet
    private var reported: Set<String> = []
    private lazy var diagnostics = sheet.pipelineDiagnostics()

    /// Creates a report on the styles of a sheet.
    init(_ sheet: CSSStyleSheet) { self.sheet = sheet }

    /// Writes a line, unless it was written before.
    func report(_ line: String) {
      if reported.insert(line).inserted { StandardError.write(line) }
    }
  }

  extension DrawingReport {
    /// Reports invalid values in the sheets above the base.
    ///
    /// Their declarations are ignored when drawing.
    func writeInvalidValues() {
      let sources = sheet.sources.filter { $0.origin != .default }
      for finding in Linter(LintRule.valueRules).report(on: sources).errors.findings {
        report(text(of: finding.diagnostic, in: finding.stream))
      }
    }

    /// Reports a pipeline declaration of a style that is invalid at computed-value time and
    /// therefore ignored.
    func writeInvalidPipeline(of element: PreparedSelector, states: [String]) {
      guard element.css(.liveryPipeline).map({ $0 == .keyword(.none) }) ?? true,
        let winner = declaration(of: element.selector, states),
        case .invalidAtComputedValueTime(let problem) = winner.reason
      else { return }
      report(
        CommandMessages.invalidPipeline(
          of: element.selector, at: winner.location?.description, problem?.message))
    }

    /// Reports the omitted steps of a style, with their locations.
    func write(_ problems: [PipelineProblem], of selector: String, states: [String]) {
      for problem in problems where reported.insert("\(selector)\n\(problem)").inserted {
        let declaration = declaration(of: selector, states)
        if let known = diagnostic(of: problem, in: declaration) {
          report(text(of: known.diagnostic, in: known.source.tree.stream))
        } else {
          report(
            CommandMessages.problem(problem, with: selector, at: declaration?.location?.description)
          )
        }
      }
    }

    /// Reports the parts of a picture that cannot be drawn.
    func write(_ problems: [RenderingProblem], of selector: String) {
      for problem in problems { report(CommandMessages.problem(problem, with: selector)) }
    }

    private func text(of diagnostic: Diagnostic, in stream: TokenStream) -> String {
      DiagnosticPrinter(stream, usesColor: Terminal.showsColorOnStandardError)
        .text(of: diagnostic)
    }
  }

  extension DrawingReport {
    /// Returns the winning declaration of `-livery-pipeline` for a style, or `nil` if there is
    /// none.
    private func declaration(of selector: String, _ states: [String]) -> Candidate? {
      sheet.explain(selector, Property.liveryPipeline.name, states: states)
        .candidates.first(where: \.wins)
    }

    /// Returns the diagnostic of a step with the step's own location, or `nil` if there is none.
    private func diagnostic(
      of problem: PipelineProblem, in declaration: Candidate?
    ) -> SheetDiagnostic? {
      guard let declaration else { return nil }
      return diagnostics.first { known in
        known.diagnostic.subject == problem.description
          && known.declarationLocation == declaration.location?.description
      }
    }
  }

  extension SheetDiagnostic {
    /// The file, line and column of the declaration that contains the diagnostic, determined from
    /// its text.
    fileprivate var declarationLocation: String {
      let stream = source.tree.stream
      var start = diagnostic.range.lowerBound
      while start > 0, !";{}".utf8.contains(stream.bytes[start - 1]) { start -= 1 }
      while start < diagnostic.range.lowerBound, stream.bytes[start] <= 0x20 { start += 1 }
      let location = LineIndex(stream).location(of: start)
      return "\(source.file(of: location)):\(location.line):\(location.column)"
    }
  }
#endif
