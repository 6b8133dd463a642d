// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

extension LSP {
  /// A problem in a document.
  struct Diagnostic: ProtocolValue, Hashable, Sendable {
    /// The range of the problem.
    let range: LSP.Range
    /// The severity.
    let severity: CSSSyntax.Diagnostic.Severity
    /// The name of the lint rule.
    let code: String
    /// The address of the rule's documentation, or `nil` if the client does not show it.
    let documentation: String?
    /// The message.
    let message: String
    /// Further properties of the code at the range.
    let tags: [DiagnosticTag]
    /// The related places, such as that of the other declaration.
    let related: [RelatedInformation]

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("range", range)
        json.member("severity", severity.protocolNumber)
        json.member("code", code)
        if let documentation {
          json.name("codeDescription")
          json.object { $0.member("href", documentation) }
        }
        json.member("source", "livery")
        json.member("message", message)
        if !tags.isEmpty { json.member("tags", tags.map(\.rawValue)) }
        if !related.isEmpty { json.member("relatedInformation", related) }
      }
    }
  }

  /// A property of code that a diagnostic reports.
  enum DiagnosticTag: Int, Sendable {
    /// Code without effect, which editors show faded.
    case unnecessary = 1
    /// Code that should be replaced, which editors strike through.
    case deprecated = 2
  }

  /// A place that explains a diagnostic.
  struct RelatedInformation: ProtocolValue, Hashable, Sendable {
    /// The place.
    let location: LSP.Location
    /// The explanation.
    let message: String

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("location", location)
        json.member("message", message)
      }
    }
  }
}

extension Diagnostic.Severity {
  /// The number of the severity in the protocol.
  fileprivate var protocolNumber: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
