// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension NameCollector {
  /// The full name of the innermost enclosing layer with a final period, or an empty string.
  private var layerPrefix: String {
    for (_, scope) in open.reversed() {
      if case .layer(let name) = scope { return name.isEmpty ? "" : name + "." }
    }
    return ""
  }

  /// The maximum length of the full name of a layer in bytes, because each layer inside of others
  /// repeats their names.
  private static let maximumLayerLength = 1000

  /// Adds the layers that an `@layer` rule names.
  mutating func addLayers(of rule: AtRule) -> Scope {
    let prefix = layerPrefix
    var path = ""
    for token in rule.prelude {
      switch stream[token].kind {
      case .ident:
        path += path.isEmpty ? stream.value(of: token) : "." + stream.value(of: token)
        guard prefix.utf8.count + path.utf8.count <= Self.maximumLayerLength else { return .other }
        add(.layer, .declaration, token: token, node: rule.index, name: prefix + path)
      case .comma: path = ""
      default: continue
      }
    }
    return .layer(path.isEmpty ? String(prefix.dropLast()) : prefix + path)
  }

  mutating func addImportedLayer(of rule: AtRule) {
    var path: String?
    for token in rule.prelude {
      switch stream[token].kind {
      case .function where stream.value(of: token, equals: "layer"): path = ""
      case .ident:
        guard let outer = path else { continue }
        let name = outer.isEmpty ? stream.value(of: token) : outer + "." + stream.value(of: token)
        guard name.utf8.count <= Self.maximumLayerLength else { return }
        path = name
        add(.layer, .declaration, token: token, node: rule.index, name: name)
      case .rightParenthesis: path = nil
      default: continue
      }
    }
  }

  /// Adds the container that a condition names.
  mutating func addContainer(of rule: AtRule) {
    guard let first = rule.prelude.first, stream[first].kind == .ident,
      !["not", "and", "or", "none"].contains(stream.value(of: first).lowercased())
    else { return }
    add(.container, .reference, token: first, node: rule.index)
  }
}
