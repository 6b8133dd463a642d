// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension HoverFinder {
  /// Returns the documentation of a name of the theme outside of selectors, or `nil` if there is
  /// none.
  func name(_ occurrence: NameOccurrence) -> Found? {
    let name = sheet.names.text(of: occurrence)
    let range = sheet.names.range(of: occurrence)
    var text = emptyText
    text.add(text.title(name))
    switch occurrence.kind {
    case .customProperty: return customProperty(named: name, at: range)
    case .keyframes: addAnimation(name, to: &text)
    case .layer: addLayer(name, to: &text)
    case .container: addPlaces(of: .container, name, "Named by", to: &text)
    case .fontFamily:
      let faces = declarations(of: .fontFamily, name)
      guard !faces.isEmpty else { return nil }
      addPlaces(of: .fontFamily, name, "The theme's font faces of this family:", to: &text)
    default: return nil
    }
    return Found(text: text, range: range)
  }

  private func declarations(of kind: NameKind, _ name: String) -> [EditedTheme.Occurrence] {
    theme.occurrences(of: kind, named: name, includesBase: true)
      .filter { $0.occurrence.role == .declaration }
  }

  /// Adds the places of the declarations of a name.
  private func addPlaces(
    of kind: NameKind, _ name: String, _ title: String, to text: inout HoverText
  ) {
    let places = declarations(of: kind, name)
    guard !places.isEmpty else {
      text.add("No sheet of the theme declares this \(kind.noun).")
      return
    }
    let links = places.prefix(8).map { $0.sheet.link(to: $0.range, in: text, client.encoding) }
    text.add("\(title) \(links.joined(separator: ", "))\(places.count > 8 ? ", …" : ".")")
  }

  /// Adds the keyframes of an animation and the number of its uses.
  private func addAnimation(_ name: String, to text: inout HoverText) {
    addPlaces(of: .keyframes, name, "An animation, declared at", to: &text)
    if let keyframes = theme.composited.keyframes(named: name) {
      let percentages = Set(keyframes.frames.flatMap(\.percentages)).sorted()
      let texts = percentages.map { "\(numberText($0))%" }
      text.add("Keyframes at \(text.codes(texts)).")
    }
    let uses = theme.occurrences(of: .keyframes, named: name).count {
      $0.occurrence.role == .reference
    }
    text.add(uses == 1 ? "Used once in the theme." : "Used \(uses) times in the theme.")
  }

  /// Adds the position of a layer among all layers.
  private func addLayer(_ name: String, to text: inout HoverText) {
    let layers = theme.composited.layerNames(of: sheet.source.origin)
    guard let index = layers.firstIndex(of: name) else {
      text.add("A cascade layer that does not apply.")
      return
    }
    let place =
      layers.count == 1
      ? "The only cascade layer." : "Cascade layer \(index + 1) of \(layers.count)."
    text.add("\(place) Rules outside of all layers win over it.")
    if layers.count > 1 {
      text.add("From the weakest to the strongest: \(text.codes(layers)).")
    }
    text.add(text.link("Specification", to: "https://drafts.csswg.org/css-cascade-5/#layering"))
  }
}
