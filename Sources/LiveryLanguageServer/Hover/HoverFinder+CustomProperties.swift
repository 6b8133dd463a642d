// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryLinting

extension HoverFinder {
  /// Returns the documentation of a custom property: its value in each color scheme, its
  /// declarations, and its registration.
  ///
  /// - Parameters:
  ///   - name: The name with its two hyphens.
  ///   - range: The bytes to document.
  /// - Returns: The hover, or `nil` if there is none.
  func customProperty(named name: String, at range: Range<Int>) -> Found? {
    var text = emptyText
    text.add(text.title(name))
    addValues(of: name, to: &text)
    let declared = theme.occurrences(of: .customProperty, named: name, includesBase: true)
      .filter { $0.occurrence.role == .declaration }
    addDeclarations(declared, of: name, to: &text)
    addRegistration(among: declared, to: &text)
    if theme.vocabulary.hasVariable(name) {
      text.add("The program sets this property.")
    } else if declared.isEmpty {
      text.add("No sheet of the theme declares this property.")
    }
    return Found(text: text, range: range)
  }

  /// Adds the value for the element of the rule at the position, or for the root.
  private func addValues(of name: String, to text: inout HoverText) {
    let schemes = theme.colorSchemes(of: location.nodes, in: tree)
    let values = schemes.map { scheme in
      let sheet = theme.composited(in: scheme)
      return (element(in: scheme).style.css(name) ?? sheet.css(":root", name))?.description
    }
    if Set(values).count == 1 {
      if let value = values.first ?? nil { add(value, to: &text, title: "Value: ") }
      return
    }
    for case (let scheme, let value?) in zip(schemes, values) {
      add(value, to: &text, title: scheme.title + ": ")
    }
  }

  /// Adds a value; a color in its notations.
  private func add(_ value: String, to text: inout HoverText, title: String) {
    if let color = CSSColor(parsing: value) {
      add(color, to: &text, title: title)
    } else {
      text.add(title + text.code(value))
    }
  }

  /// Adds the declarations with their places, and marks the one that applies.
  private func addDeclarations(
    _ declared: [EditedTheme.Occurrence], of name: String, to text: inout HoverText
  ) {
    let places = declared.compactMap { DeclarationPlace($0) }
    guard !places.isEmpty else { return }
    let winner = places.count > 1 ? winningLocation(of: name) : nil
    let shown = places.suffix(Self.maximumPlaceCount)
    var lines = shown.map { place in
      let context = place.rules.map { " in " + text.code($0) }.joined()
      let isWinner = winner != nil && place.messageLocation == winner
      return "\(text.code(place.value))\(context), \(place.link(in: text, client.encoding))"
        + (isWinner ? ", which applies here" : "")
    }
    if shown.count < places.count { lines.insert("\(places.count - shown.count) more", at: 0) }
    text.add(list: lines)
  }

  /// The maximum number of declarations that are listed.
  private static let maximumPlaceCount = 8

  /// Returns the location of the declaration that wins for the element at the position.
  private func winningLocation(of name: String) -> String? {
    let scheme = theme.colorSchemes(of: location.nodes, in: tree).first ?? .light
    let selector = element(in: scheme).selector
    let explanation = theme.composited(in: scheme).explain(selector, name)
    let candidates =
      explanation.candidates + explanation.inheritedFrom.flatMap(\.candidates)
    return candidates.first(where: \.wins)?.location?.description
  }

  /// Adds the syntax, inheritance and initial value that `@property` declares.
  private func addRegistration(
    among declared: [EditedTheme.Occurrence], to text: inout HoverText
  ) {
    var log = DiagnosticLog()
    let registrations = declared.compactMap { found in
      CustomPropertyRegistration(found.sheet.tree, at: Int(found.occurrence.node), log: &log)
    }
    guard let registration = registrations.last else { return }
    text.add(code: registration.syntax.description)
    var facts = "Registered by \(text.code("@property")). "
    if let initial = registration.initialText(in: ComputationContext()) {
      facts += "Initial value: \(text.code(initial)). "
    }
    text.add(facts + (registration.isInherited ? "Inherited." : "Not inherited."))
  }
}
