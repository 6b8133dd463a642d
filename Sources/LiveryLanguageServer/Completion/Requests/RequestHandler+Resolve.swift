// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryJSON
import LiveryPrinting

extension RequestHandler {
  /// Answers `completionItem/resolve`: returns the item with its documentation.
  static let completionResolve = RequestHandler("completionItem/resolve") {
    session, params throws(ResponseError) in
    guard let item = params.json, item.kind == .object else { throw .invalidParams("item") }
    return ResolvedItem(item: item, documentation: session.documentation(of: item))
  }
}

extension ServerSession {
  /// Returns the documentation of a completion item, or `nil` if the item has none.
  fileprivate func documentation(of item: JSONValue) -> LSP.MarkupContent? {
    guard let data = item["data"], let name = data["name"]?.string,
      let topic = data["topic"]?.string.flatMap(CompletionItem.Topic.init(rawValue:))
    else { return nil }
    var documentation = ItemDocumentation(
      isMarkdown: client.showsMarkdownInCompletion, showsPictures: settings.showsPictures)
    switch topic {
    case .property: documentation.addProperty(named: name)
    case .function: documentation.addFunction(named: name)
    case .step: documentation.addStep(named: name)
    case .color:
      if let color = ColorWords.color(named: name) { documentation.addColor(color) }
    case .variable:
      guard let uri = data["uri"]?.string, let document = documents[DocumentURI(uri)] else {
        return nil
      }
      documentation.addVariable(named: name, of: theme(of: document))
    }
    let content = documentation.text.content
    return content.value.isEmpty ? nil : content
  }
}

/// A completion item as the client sent it, with another documentation.
private struct ResolvedItem: ProtocolValue {
  let item: JSONValue
  let documentation: LSP.MarkupContent?

  func write(into json: inout JSONWriter) {
    json.object { json in
      guard let members = item.members else { return }
      for member in members where member.name != "documentation" || documentation == nil {
        json.name(member.name)
        member.value.write(into: &json)
      }
      guard let documentation else { return }
      if documentation.isMarkdown {
        json.member("documentation", documentation)
      } else {
        json.member("documentation", documentation.value)
      }
    }
  }
}
