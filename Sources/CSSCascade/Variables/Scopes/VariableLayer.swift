// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Synchronization

/// The custom properties that one rule declares, ready to be looked up by name.
final class VariableLayer: Sendable {
  /// One custom property and what is declared for it.
  final class Entry: Sendable {
    let name: Atom
    let value: DeclaredVariable.Value
    /// The names that the value refers to, those in fallbacks too, each once.
    let references: [Atom]
    /// Whether some of the references stand in fallbacks, and count only where these are used.
    let hasFallbackReferences: Bool
    /// Whether the value asks the environment, which is another one each time.
    private let usesEnvironment: Bool
    /// The last texts that the value came to.
    private let known = ResolvedValues<VariableText>(capacity: 4)

    init(_ declared: DeclaredVariable, _ names: AtomTable) {
      name = declared.name
      value = declared.value
      guard case .tokens(let stream, let tokens) = value else {
        references = []
        hasFallbackReferences = false
        usesEnvironment = false
        isConstant = false
        return
      }
      let found = VariableReferences(stream, tokens, names)
      references = found.distinctNames
      hasFallbackReferences = found.hasFallbackReferences
      usesEnvironment = found.usesEnvironment
      isConstant = found.isEmpty
    }

    /// Whether the value refers to nothing: then its text is the same in every scope.
    let isConstant: Bool
    /// That text, once somebody has asked for it.
    private let constant = Mutex<VariableText?>(nil)

    /// The text of a value that refers to nothing, made with `make` if it is not known yet.
    func constantText(_ make: () -> VariableText) -> VariableText {
      constant.withLock { text in
        if let text { return text }
        let first = make()
        text = first
        return first
      }
    }

    /// The text of the value in a scope, made with `make` if it is not known for the texts of its references there.
    ///
    /// - Parameters:
    ///   - scope: the scope.
    ///   - used: the references that count in the scope.
    ///   - make: makes the text.
    /// - Returns: the text.
    func text(
      in scope: VariableScope, using used: [Atom], _ make: () -> VariableText
    ) -> VariableText {
      usesEnvironment ? make() : known.value(for: used, in: scope, make)
    }
  }

  /// The entries in the order of their names.
  let entries: [Entry]
  /// The names of the entries, each in a slot by its number or in one of those behind it, with its place plus one; zero is a
  /// free slot.
  private let slots: [(name: Atom, place: UInt32)]
  /// The bytes of all values as they are declared.
  let byteCount: Int
  /// A bit for each name, by its number; names share bits.
  let mask: UInt64
  /// Whether no value refers to others or to the parent's: below itself the layer changes nothing.
  var isConstant: Bool { entries.allSatisfy(\.isConstant) }

  /// The layer of some custom properties, each of which is there once, in the order of their names.
  init(_ declared: [DeclaredVariable], _ names: AtomTable) {
    // Reserved: https://drafts.csswg.org/css-variables-1/#defining-variables
    let reserved = names.find("--")
    let declared = declared.filter { $0.name != reserved }
    var entries: [Entry] = []
    entries.reserveCapacity(declared.count)
    for variable in declared { entries.append(Entry(variable, names)) }
    self.entries = entries
    slots = Self.slots(of: declared)
    mask = declared.reduce(0) { $0 | 1 << UInt64($1.name.rawValue & 63) }
    byteCount = declared.reduce(0) { sum, variable in
      guard case .tokens(let stream, let tokens) = variable.value else { return sum }
      return sum + stream.byteRange(of: tokens).count
    }
  }

  /// The place of a name among the entries; nil for one that is not declared.
  @inline(__always)
  func place(of name: Atom) -> Int? {
    guard mask >> UInt64(name.rawValue & 63) & 1 != 0 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let last = slots.count - 1
      var slot = Self.slot(of: name, among: slots.count)
      while slots[slot].place != 0 {
        if slots[slot].name == name { return Int(slots[slot].place) - 1 }
        slot = (slot + 1) & last
      }
      return nil
    }
  }

  /// The slot that a name would have alone, of a power of two.
  @inline(__always)
  private static func slot(of name: Atom, among count: Int) -> Int {
    Int((name.rawValue &* 0x9E37_79B1) >> 8) & (count - 1)
  }

  private static func slots(of declared: [DeclaredVariable]) -> [(name: Atom, place: UInt32)] {
    var count = 2
    while count < declared.count * 2 { count *= 2 }
    var slots = [(name: Atom, place: UInt32)](
      repeating: (Atom(rawValue: 0), 0), count: count)
    for (place, variable) in declared.enumerated() {
      var slot = slot(of: variable.name, among: count)
      while slots[slot].place != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = (variable.name, UInt32(truncatingIfNeeded: place + 1))
    }
    return slots
  }
}

extension VariableReferences {
  /// The names, each once, in the order in which they first stand.
  var distinctNames: [Atom] {
    guard names.count > 1 else { return names }
    var seen: Set<Atom> = []
    return names.filter { seen.insert($0).inserted }
  }
}
