// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import LiveryLinting
import LiveryPrinting

extension RequestHandler {
  /// `textDocument/diagnostic`: the diagnostics of a document.
  static let documentDiagnostic = RequestHandler(
    "textDocument/diagnostic"
  ) { session, params throws(ResponseError) in
    let document = try session.document(params.uri())
    session.stopPublishing()
    guard document.isSheet else { return DocumentDiagnosticReport(id: "0", diagnostics: []) }
    let project = session.project(of: document.uri)
    let checked = session.check(project.theme(with: document.name), of: project)
      .first { $0.sheet.uri == document.uri }
    let report = DocumentDiagnosticReport(checked, for: session)
    return report.unless(known: params.json?["previousResultId"]?.string)
  }

  /// `workspace/diagnostic`: the diagnostics of all files in the projects of the workspace.
  static let workspaceDiagnostic = RequestHandler(
    "workspace/diagnostic"
  ) { session, params in
    let known = Dictionary(
      (params.json?["previousResultIds"]?.elements.map(Array.init) ?? []).compactMap { item in
        item["uri"]?.string.map { (DocumentURI($0), item["value"]?.string) }
      }, uniquingKeysWith: { _, last in last })
    let progress = WorkDoneProgress(params, title: "Checking themes", for: session.connection)
    let projects = session.workspace.folderProjects()
    var items: [ProtocolObject] = []
    for (number, project) in projects.enumerated() {
      session.updateFiles(of: project)
      progress.report(number, of: projects.count)
      var reported: Set<String> = []
      for theme in project.themes {
        for checked in session.check(theme, of: project)
        where reported.insert(checked.sheet.source.name).inserted {
          guard let uri = checked.sheet.uri else { continue }
          let report = DocumentDiagnosticReport(checked, for: session)
            .unless(known: known[uri] ?? nil)
          items.append(
            ProtocolObject { json in
              json.member("uri", uri)
              json.member("version", checked.sheet.version)
              report.writeMembers(into: &json)
            })
        }
      }
    }
    progress.end()
    return ProtocolObject { [items] in $0.member("items", items) }
  }
}

/// The diagnostics of a document with an id, or the fact that they are those of an id that the
/// client has.
struct DocumentDiagnosticReport: ProtocolValue {
  private let id: String
  /// The diagnostics, or `nil` if they are unchanged.
  private var diagnostics: [LSP.Diagnostic]?

  /// Creates a report.
  init(id: String, diagnostics: [LSP.Diagnostic]) {
    self.id = id
    self.diagnostics = diagnostics
  }

  /// Creates the report of a checked sheet; a document outside of themes has no diagnostics.
  init(_ checked: ServerSession.CheckedSheet?, for session: ServerSession) {
    guard let checked else {
      self.init(id: "0", diagnostics: [])
      return
    }
    let converter = DiagnosticConverter(checked.sheet, for: session)
    let diagnostics = checked.findings.map(converter.diagnostic(of:))
    var hasher = StableHash()
    hasher.combine(JSONWriter.text { diagnostics.write(into: &$0) })
    self.init(id: hasher.text, diagnostics: diagnostics)
  }

  /// Returns the report without its diagnostics if the client has them under an id.
  func unless(known: String?) -> DocumentDiagnosticReport {
    guard known == id else { return self }
    var report = self
    report.diagnostics = nil
    return report
  }

  func write(into json: inout JSONWriter) { json.object { writeMembers(into: &$0) } }

  /// Writes the members of the report's object.
  func writeMembers(into json: inout JSONWriter) {
    json.member("kind", diagnostics == nil ? "unchanged" : "full")
    json.member("resultId", id)
    json.member("items", ifPresent: diagnostics)
  }
}

/// A hash of a text that is equal in each run of the program.
private struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds the bytes of a text, as FNV-1a defines.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String { String(state, radix: 16) }
}
