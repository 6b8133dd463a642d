// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import LiveryLinting

  /// What of a sheet's styles could not be drawn, on its way to the standard error: each thing once.
  final class DrawingReport {
    private let sheet: CSSStyleSheet
    private var told: Set<String> = []
    private lazy var diagnostics = sheet.pipelineDiagnostics()

    /// A report on the styles of a sheet.
    init(_ sheet: CSSStyleSheet) { self.sheet = sheet }

    /// Writes a line, if it was not written before.
    func tell(_ line: String) {
      if told.insert(line).inserted { StandardError.write(line) }
    }
  }

  extension DrawingReport {
    /// Says which values in the sheets that lie over the default sheet are none: what they were to change is drawn without.
    func writeInvalidValues() {
      let sources = sheet.sources.filter { $0.origin != .default }
      for finding in Linter(LintRule.valueRules).report(on: sources).errors.findings {
        tell(text(of: finding.diagnostic, in: finding.stream))
      }
    }

    /// Says so where the declaration that says how a style is drawn comes to no value, so that it is drawn without.
    func writeInvalidPipeline(of element: PreparedSelector, states: [String]) {
      guard element.css(.liveryPipeline).map({ $0 == .keyword(.none) }) ?? true,
        let winner = declaration(of: element.selector, states),
        case .invalidAtComputedValueTime(let problem) = winner.reason
      else { return }
      tell(
        Wording.invalidPipeline(
          of: element.selector, at: winner.location?.description, problem?.message))
    }

    /// Says which steps of a style are left out, and where they stand.
    func write(_ problems: [PipelineProblem], of selector: String, states: [String]) {
      for problem in problems where told.insert("\(selector)\n\(problem)").inserted {
        let declaration = declaration(of: selector, states)
        if let known = diagnostic(of: problem, in: declaration) {
          tell(text(of: known.diagnostic, in: known.source.tree.stream))
        } else {
          tell(Wording.problem(problem, with: selector, at: declaration?.location?.description))
        }
      }
    }

    /// Says what of a picture is not drawn.
    func write(_ problems: [RenderingProblem], of selector: String) {
      for problem in problems { tell(Wording.problem(problem, with: selector)) }
    }

    private func text(of diagnostic: Diagnostic, in stream: TokenStream) -> String {
      DiagnosticPrinter(stream, usesColor: Terminal.showsColorOnStandardError)
        .text(of: diagnostic)
    }
  }

  extension DrawingReport {
    /// The declaration of `-livery-pipeline` that counts for a style; nil where there is none.
    private func declaration(of selector: String, _ states: [String]) -> Candidate? {
      sheet.explain(selector, Property.liveryPipeline.name, states: states)
        .candidates.first(where: \.wins)
    }

    /// What is known of a step in the text of its declaration: the same, with the place of the step.
    private func diagnostic(
      of problem: PipelineProblem, in declaration: Candidate?
    ) -> SheetDiagnostic? {
      guard let declaration else { return nil }
      return diagnostics.first { known in
        known.diagnostic.subject == problem.description
          && known.declarationPlace == declaration.location?.description
      }
    }
  }

  extension SheetDiagnostic {
    /// The file, the line and the column of the declaration that the diagnostic stands in, as far as its text tells.
    fileprivate var declarationPlace: String {
      let stream = source.tree.stream
      var start = diagnostic.range.lowerBound
      while start > 0, !";{}".utf8.contains(stream.bytes[start - 1]) { start -= 1 }
      while start < diagnostic.range.lowerBound, stream.bytes[start] <= 0x20 { start += 1 }
      let location = LineIndex(stream).location(of: start)
      return "\(source.file(of: location)):\(location.line):\(location.column)"
    }
  }
#endif
