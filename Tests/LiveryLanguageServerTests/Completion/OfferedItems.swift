// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport

@testable import LiveryLanguageServer

/// The items that a server offers.
struct OfferedItems {
  /// The items by their labels.
  private(set) var items: [String: JSONValue] = [:]
  /// The labels in the order of the list.
  private(set) var labels: [String] = []
  /// Whether the list is incomplete.
  let isIncomplete: Bool
  /// The document.
  private let model: TextModel

  /// Reads the answer of a server.
  init(_ json: JSONValue, in model: TextModel) {
    self.model = model
    isIncomplete = json["isIncomplete"]?.bool ?? false
    for item in json["items"]?.values ?? [] {
      let label = item["label"]?.string ?? ""
      labels.append(label)
      items[label] = item
    }
  }

  /// The labels as a client sorts them.
  var sorted: [String] {
    labels.sorted {
      (items[$0]?["sortText"]?.string ?? "") < (items[$1]?["sortText"]?.string ?? "")
    }
  }

  /// Returns a member of an item as text.
  func text(_ member: String, of label: String) -> String? { items[label]?[member]?.string }

  /// Returns the document after the edits of an item, with the tab stops as they are.
  func result(of label: String) throws -> String? {
    guard let item = items[label], let edit = item["textEdit"] else { return nil }
    let others = try (item["additionalTextEdits"]?.values ?? []).map { try model.edit($0) }
    let range = edit["range"] == nil ? "replace" : "range"
    return model.applying([try model.edit(edit, range: range)] + others)
  }
}

extension TestServer {
  /// Returns the completion at a byte offset of a document.
  func completion(at offset: Int, in name: String) throws -> OfferedItems {
    OfferedItems(
      try request("textDocument/completion", in: name, at: offset), in: model(of: name))
  }
}

extension MarkedSource {
  /// Returns the completion at the first mark.
  ///
  /// - Parameters:
  ///   - name: The name of the document, which is without a file by default.
  ///   - files: The files of the theme.
  ///   - capabilities: The capabilities of the client.
  ///   - settings: The settings of the user.
  /// - Returns: The items.
  /// - Throws: The error of a file or of the server.
  func completion(
    in name: String = "untitled:1", files: [String: String] = [:],
    capabilities: [String: Any] = TestServer.allCapabilities, settings: [String: Any] = [:]
  ) throws -> OfferedItems {
    let server = try TestServer(
      [name: text], files: files, capabilities: capabilities, settings: settings,
      encoding: "utf-8")
    return try server.completion(at: offset, in: name)
  }
}
