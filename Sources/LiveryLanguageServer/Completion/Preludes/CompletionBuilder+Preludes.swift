// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension CompletionBuilder {
  /// Adds the items for a part of the prelude of an at-rule.
  mutating func addPrelude(at position: PreludePosition) {
    switch position.rule {
    case "media": addMediaQuery(at: position)
    case "container": addContainerQuery(at: position)
    case "supports": addSupportsCondition(at: position)
    case "import": addImport(at: position)
    case "layer": addLayers()
    case "keyframes", "-webkit-keyframes": addAnimations()
    case "property": addNames(of: .customProperty, as: .variable)
    case "scope": add(["to"], .keyword)
    default: break
    }
  }

  private mutating func addMediaQuery(at position: PreludePosition) {
    if let block = position.blocks.last {
      addFeatures(MediaFeature.self, in: block)
    } else {
      add(["screen", "print", "all", "only", "not", "and", "or"], .keyword)
    }
  }

  private mutating func addContainerQuery(at position: PreludePosition) {
    if let block = position.blocks.last {
      addFeatures(ContainerFeature.self, in: block)
      return
    }
    if stream.trimmed(position.tokens).isEmpty { addNames(of: .container, as: .module) }
    add(["not", "and", "or"], .keyword)
    items.add(function("style"))
  }

  private mutating func addSupportsCondition(at position: PreludePosition) {
    switch position.blocks.last.map({ stream.text(of: $0).lowercased() }) {
    case "font-tech(": add(["features-opentype", "variations"], .value)
    case "font-format(": add(["collection", "opentype", "truetype"], .value)
    case "at-rule(": addAtRules()
    default:
      add(["not", "and", "or"], .keyword)
      for name in ["selector", "at-rule", "font-tech", "font-format"] { items.add(function(name)) }
    }
  }

  private mutating func addImport(at position: PreludePosition) {
    if let block = position.blocks.last {
      if stream.value(of: block, equals: "layer") {
        addLayers()
      } else {
        addFeatures(MediaFeature.self, in: block)
      }
      return
    }
    guard !stream.trimmed(position.tokens).isEmpty else {
      items.add(function("url"))
      return
    }
    add(["layer", "screen", "print", "all", "only", "not", "and"], .keyword)
    items.add(function("layer"))
    items.add(function("supports"))
  }

  /// Adds the animations of the theme, those without keyframes first.
  private mutating func addAnimations() {
    let declared = Set(names(of: .keyframes, role: .declaration).map(\.name))
    for name in names(of: .keyframes) {
      var item = CompletionItem(label: identifierText(name.name), kind: .event)
      item.rank = declared.contains(name.name) ? .general : .rule
      items.add(item)
    }
  }

  /// Adds the cascade layers, whose names extend over periods.
  ///
  /// Inside of a layer, only the layers in it are added, by the rest of their names.
  private mutating func addLayers() {
    word.extend(in: stream) { [stream] in
      stream.isDelim($0, ".") || (stream[$0].kind == .ident && stream.isDelim($0 + 1, "."))
    }
    var outer = ""
    for rule in context.rules.rules {
      let tokens = stream.trimmed(rule.prelude)
      guard let head = tokens.first, stream[head].kind == .atKeyword,
        stream.value(of: head, equals: "layer")
      else { continue }
      outer += stream.text(of: stream.trimmed(tokens.dropFirst())) + "."
    }
    for name in names(of: .layer) where name.name.hasPrefix(outer) {
      let rest = String(name.name.dropFirst(outer.count))
      guard !rest.isEmpty else { continue }
      items.add(
        CompletionItem(
          label: rest, kind: .module, rank: name.rank, origin: origin(of: name.sheet)))
    }
  }
}
