// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors

extension ExplanationReport {
  /// Writes an object with the value, the candidates, and the elements that the value is inherited
  /// from.
  package func json(into json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      members(into: &json)
    }
  }

  /// Writes an object whose `explanations` member contains several reports.
  package static func json(_ reports: [ExplanationReport], into json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      json.name("explanations")
      json.array(onLines: true) { json in
        for report in reports { json.object { report.members(into: &$0) } }
      }
    }
  }

  private func members(into json: inout JSONWriter) {
    json.member("property", explanation.property)
    json.member("value", ifAny: explanation.value)
    json.name("candidates")
    json.candidates(explanation.candidates)
    json.member("source", explanation.source.rawValue)
    json.member("initialValue", ifAny: explanation.initialValue)
    json.name("inheritedFrom")
    json.array { json in
      for ancestor in explanation.inheritedFrom {
        json.object { json in
          json.member("element", ancestor.element)
          json.name("candidates")
          json.candidates(ancestor.candidates)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a list of candidates.
  fileprivate mutating func candidates(_ candidates: [Candidate]) {
    array { json in
      for candidate in candidates { json.object { candidate.members(into: &$0) } }
    }
  }
}

extension Candidate {
  /// Writes the details of the declaration.
  fileprivate func members(into json: inout JSONWriter) {
    json.member("value", value)
    json.member("origin", origin.rawValue)
    json.member("layer", ifAny: layer)
    json.name("specificity")
    json.array { json in
      json.value(specificity.a)
      json.value(specificity.b)
      json.value(specificity.c)
    }
    json.member("important", isImportant)
    json.member("file", ifAny: location?.file)
    json.member("line", ifAny: location?.line)
    json.member("column", ifAny: location?.column)
    json.member("wins", wins)
    json.member("reason", reason.description)
    json.member("cause", reason.name)
    json.member("property", property)
    json.member("selector", ifAny: selector)
    json.member("scope", ifAny: scope?.rule)
    json.member("proximity", ifAny: scope?.proximity)
    if let effect {
      json.member("effect", effect.text)
      json.member("progress", effect.progress)
    }
  }
}
