// SPDX-License-Identifier: Apache-2.0

/// The sheets of a stack in cascade order, with unique names and a look-up by name.
struct SheetList: Sendable {
  /// The sheets, in cascade order.
  private(set) var sources: [StyleSource]
  /// The index of each sheet by its name; `nil` until the first look-up after sheets have moved.
  private var indices: [String: Int]?

  /// Creates a list of sheets; of two sheets with the same name the later one replaces the earlier.
  init(_ sources: [StyleSource]) {
    guard sources.count > 1 else {
      self.sources = sources
      return
    }
    var names: Set<String> = []
    let distinct = sources.reversed().filter { names.insert($0.name).inserted }
    self.sources = distinct.reversed()
  }

  /// Adds a sheet at the end, or replaces the one with its name.
  ///
  /// - Complexity: constant on average if no copy of the list exists.
  mutating func add(_ source: StyleSource) {
    var indices = detachIndices()
    let index = indices[source.name] ?? sources.count
    if index == sources.count {
      indices[source.name] = index
      sources.append(source)
    } else {
      sources[index] = source
    }
    self.indices = indices
  }

  /// Returns the sheet with a name, or `nil` if there is none.
  ///
  /// - Complexity: constant on average after ``add(_:)``, linear in the number of sheets before.
  func source(named name: String) -> StyleSource? {
    guard let indices else { return sources.first { $0.name == name } }
    return indices[name].map { sources[$0] }
  }

  /// Removes the indices by name from the list and returns them, so that a change makes no copy.
  private mutating func detachIndices() -> [String: Int] {
    defer { indices = nil }
    if let indices { return indices }
    return Dictionary(
      sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { _, last in last })
  }
}
