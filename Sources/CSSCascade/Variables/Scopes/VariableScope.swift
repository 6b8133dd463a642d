// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization

/// The custom properties of the elements that some rules match below the same parent: resolved
/// when somebody asks for one.
///
/// Most elements of a theme declare many and use few, so nothing is done for those that nobody uses. Where a text is
/// made of the same texts as before, it is the same object as before.
final class VariableScope: Sendable {
  /// What the rules declare, strongest first.
  let layers: [VariableLayer]
  /// The parent's custom properties.
  let parent: VariableScope?
  /// What all scopes of the tree have in common.
  let sheets: SheetContext
  /// A bit for each name that is declared here, by its number; names share bits.
  private let mask: UInt64
  /// How many scopes are above this one.
  private let depth: Int
  /// What was found out.
  let memo = Mutex(Memo())

  /// What was found out of the custom properties of a scope.
  struct Memo {
    /// The texts by place, as far as they are known; none as long as nobody asked.
    var texts: [VariableText?] = []
    /// The bytes of all texts.
    var total = 0
  }

  /// At every depth that is a multiple of this all names are resolved, so that a question never leads further up.
  private static let stride = 32

  /// The scope of elements that some rules match, one at least, below a parent's.
  init(_ layers: [VariableLayer], below parent: VariableScope?, _ sheets: SheetContext) {
    self.layers = layers
    self.parent = parent
    self.sheets = sheets
    mask = layers.reduce(0) { $0 | $1.mask }
    depth = (parent?.depth ?? -1) + 1
    if depth > 0, depth.isMultiple(of: Self.stride) { for name in allNames { _ = text(of: name) } }
  }
}

extension VariableScope {
  /// The scope of an element whose custom properties were resolved elsewhere; nil is no text.
  convenience init(
    _ texts: [Atom: String?], below parent: VariableScope?, _ sheets: SheetContext
  ) {
    let declared = texts.keys.sorted().map { DeclaredVariable($0, .keyword(.initial)) }
    self.init([VariableLayer(declared, sheets.names.table)], below: parent, sheets)
    let texts = layers[0].entries.map { entry in
      (texts[entry.name] ?? nil).map { VariableText($0) } ?? VariableText.none
    }
    memo.withLock { $0.texts = texts }
  }

  /// What a custom property comes to; nil where neither the element nor one above it declares it.
  func text(of name: Atom) -> VariableText? {
    let bit = UInt64(1) << UInt64(name.rawValue & 63)
    // Scopes above are held by this one: nothing is counted on the way.
    var scope = Unmanaged.passUnretained(self)
    while true {
      let (text, parent) = scope._withUnsafeGuaranteedRef { scope in
        (
          scope.mask & bit == 0 ? nil : scope.ownText(of: name),
          scope.parent.map { Unmanaged.passUnretained($0) }
        )
      }
      if let text { return text }
      guard let parent else { return nil }
      scope = parent
    }
  }

  /// What a custom property of this very scope comes to; nil for one that it does not declare.
  private func ownText(of name: Atom) -> VariableText? {
    var offset = 0
    for index in layers.indices {
      // The layers are held by this scope: nothing is counted on the way.
      let layer = Unmanaged.passUnretained(layers[index])
      let found = layer._withUnsafeGuaranteedRef { layer -> VariableText? in
        guard let place = layer.place(of: name) else {
          offset += layer.entries.count
          return nil
        }
        return self.text(of: layer.entries[place], at: offset + place)
      }
      if let found { return found }
    }
    return nil
  }

  /// Every name that the element or one above it declares.
  var allNames: Set<Atom> {
    var names: Set<Atom> = []
    var scope: VariableScope? = self
    while let current = scope {
      for layer in current.layers { names.formUnion(layer.entries.lazy.map(\.name)) }
      scope = current.parent
    }
    return names
  }

  /// Whether all names have the same texts as in another scope; nil is one without names.
  ///
  /// - Complexity: linear in what both declare, where they stand below the same scope.
  func isSame(as other: VariableScope?) -> Bool {
    if self === other { return true }
    guard let other, parent === other.parent else {
      let names = allNames.union(other?.allNames ?? [])
      return names.allSatisfy { text(of: $0)?.text == other?.text(of: $0)?.text }
    }
    if layers.count == other.layers.count, zip(layers, other.layers).allSatisfy({ $0 === $1 }) {
      return true
    }
    return (layers + other.layers).allSatisfy { layer in
      layer.entries.allSatisfy { text(of: $0.name)?.text == other.text(of: $0.name)?.text }
    }
  }

  /// Roughly how many bytes the scope and those above it take, and may yet take.
  var footprint: Int {
    var sum = 0
    var scope: VariableScope? = self
    while let current = scope {
      let made = current.memo.withLock { $0.total }
      sum += max(made, current.layers.reduce(0) { $0 + $1.byteCount + $1.entries.count * 48 })
      scope = current.parent
    }
    return sum
  }

  /// The place of a name among the entries of all layers, the strongest one's; nil for one that is not declared here.
  func place(of name: Atom) -> Int? {
    var offset = 0
    for index in layers.indices {
      if let place = layers[index].place(of: name) { return offset + place }
      offset += layers[index].entries.count
    }
    return nil
  }
}
