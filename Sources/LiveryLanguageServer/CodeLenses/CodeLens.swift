// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

extension LSP {
  /// A line of text that the editor shows above a range.
  struct CodeLens: ProtocolValue {
    /// The range.
    let range: LSP.Range
    /// The text, or `nil` until the client asks for it.
    var command: LSP.Command?
    /// The rule that the lens describes.
    let rule: RuleReference

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("range", range)
        json.member("command", ifPresent: command)
        json.member("data", rule)
      }
    }

    /// Creates a lens.
    init(range: LSP.Range, rule: RuleReference) {
      self.range = range
      self.rule = rule
    }

    /// Reads a lens that the client sends back, or returns `nil` if it is invalid.
    init?(_ json: JSONValue?) {
      guard let range = LSP.Range(json?["range"]), let rule = RuleReference(json?["data"]) else {
        return nil
      }
      self.init(range: range, rule: rule)
    }
  }

  /// A rule of a version of a document.
  struct RuleReference: ProtocolValue {
    /// The document.
    let uri: DocumentURI
    /// The version of the document.
    let version: Int
    /// The index of the rule's node in the tree of the sheet.
    let node: Int

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("uri", uri)
        json.member("version", version)
        json.member("node", node)
      }
    }

    /// Creates a reference.
    init(uri: DocumentURI, version: Int, node: Int) {
      (self.uri, self.version, self.node) = (uri, version, node)
    }

    /// Reads a reference, or returns `nil` if it is invalid.
    init?(_ json: JSONValue?) {
      guard let uri = json?["uri"]?.string, let version = json?["version"]?.integer,
        let node = json?["node"]?.integer
      else { return nil }
      self.init(uri: DocumentURI(uri), version: version, node: node)
    }
  }
}
