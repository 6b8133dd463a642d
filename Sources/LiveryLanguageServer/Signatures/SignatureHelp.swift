// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

/// The notations of a function, with the parameter at a cursor.
///
/// Defined by [SignatureHelp](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#signatureHelp).
struct SignatureHelp: ProtocolValue {
  /// The notations and descriptions.
  let signature: FunctionSignature
  /// The notation and the parameter at the cursor.
  let active: FunctionSignature.ActiveParameter
  /// The features of the client.
  let client: ClientCapabilities

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.name("signatures")
      json.array { json in
        for form in signature.forms { write(form, into: &json) }
      }
      json.member("activeSignature", active.form)
      json.member("activeParameter", ifPresent: active.parameter)
    }
  }

  private func write(_ form: FunctionSignature.Form, into json: inout JSONWriter) {
    json.object { json in
      json.member("label", form.label)
      let documentation =
        form.documentation.isEmpty ? signature.documentation : form.documentation
      if !documentation.isEmpty { json.member("documentation", documentation) }
      json.name("parameters")
      json.array { json in
        for parameter in form.parameters {
          json.object { json in
            write(parameter.range, of: form.label, into: &json)
            if !parameter.documentation.isEmpty {
              json.member("documentation", parameter.documentation)
            }
          }
        }
      }
    }
  }

  /// Writes a parameter as offsets in UTF-16 code units, or as text for older clients.
  private func write(_ bytes: Range<Int>, of label: String, into json: inout JSONWriter) {
    let utf8 = label.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    guard client.has(.labelOffsets) else {
      json.member("label", String(label[start..<end]))
      return
    }
    let offset = label.utf16.distance(from: label.startIndex, to: start)
    json.member("label", [offset, offset + label.utf16.distance(from: start, to: end)])
  }
}
