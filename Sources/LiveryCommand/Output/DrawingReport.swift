// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import LiveryTooling

  /// What could not be drawn, on its way to the standard error.
  enum DrawingReport {
    /// Says which values in the sheets that lie over the default sheet are none: what they were to change is drawn without.
    static func writeInvalidValues(in sheet: CSSStyleSheet) {
      let sources = sheet.sources.filter { $0.origin != .default }
      for finding in Linter().report(on: sources).errors.findings
      where finding.diagnostic.kind == .invalidValue {
        DiagnosticReport.write([finding.diagnostic], of: finding.stream)
      }
    }

    /// Says which steps of a style are left out.
    static func write(_ problems: [PipelineProblem], of style: String) {
      for problem in problems { StandardError.write(Wording.problem(problem, with: style)) }
    }

    /// Says what of a picture is not drawn.
    static func write(_ problems: [RenderingProblem], of style: String) {
      for problem in problems { StandardError.write(Wording.problem(problem, with: style)) }
    }
  }
#endif
