// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Synchronization

/// The last few things that a value with variables came to, each by the texts that it was made of.
final class ResolvedValues<Value: Sendable>: Sendable {
  private struct Entry {
    let texts: [VariableText]
    let value: Value
  }

  private let entries = Mutex<[Entry]>([])
  private let capacity: Int

  /// A place for so many values.
  init(capacity: Int) { self.capacity = capacity }

  /// What a value comes to that refers to some names, made with `make` if it is not known for what these come to.
  @inline(__always)
  func value(
    for names: [Atom], in scope: VariableScope?, _ make: () -> Value
  ) -> Value {
    if names.count == 1 {
      let text = scope?.text(of: names[0]) ?? .none
      if let known = find({ $0.count == 1 && $0[0] === text }) { return known }
      return keep(make(), for: [text])
    }
    let texts = names.map { scope?.text(of: $0) ?? .none }
    return find { areIdentical($0, texts) } ?? keep(make(), for: texts)
  }

  @inline(__always)
  private func find(_ isWanted: ([VariableText]) -> Bool) -> Value? {
    entries.withLock { entries in
      for index in entries.indices where isWanted(entries[index].texts) {
        return entries[index].value
      }
      return nil
    }
  }

  private func keep(_ value: Value, for texts: [VariableText]) -> Value {
    entries.withLock { entries in
      if entries.count == capacity { entries.removeFirst() }
      entries.append(Entry(texts: texts, value: value))
    }
    return value
  }
}
