// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A cache that evicts the least recently used values when their total cost exceeds its capacity.
  ///
  /// - Complexity: O(1) for a lookup, an insertion and a removal.
  struct LeastRecentlyUsedCache<Key: Hashable, Value> {
    private struct Node {
      let key: Key
      var value: Value
      var cost: Int
      var newer: Int
      var older: Int
    }

    /// The maximum total cost of the values, in a unit that the owner chooses.
    let capacity: Int
    /// The total cost of the values.
    private(set) var cost = 0
    private var indices: [Key: Int] = [:]
    private var nodes: [Node] = []
    private var newest = -1
    private var oldest = -1

    /// Creates an empty cache.
    init(capacity: Int) { self.capacity = max(capacity, 0) }

    /// The number of values.
    var count: Int { nodes.count }

    /// Returns the value of a key and marks it as the most recently used.
    mutating func value(for key: Key) -> Value? {
      guard let index = indices[key] else { return nil }
      if index != newest {
        unlink(index)
        linkAsNewest(index)
      }
      return nodes[index].value
    }

    /// Stores a value, and evicts the least recently used ones until all fit.
    ///
    /// A value whose own cost exceeds the capacity is not stored.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
      if let index = indices[key] { remove(at: index) }
      // A key that contains a NaN is not equal to itself, so it could neither be found nor removed.
      guard key == key, cost <= capacity else { return }
      while self.cost + cost > capacity, oldest >= 0 { remove(at: oldest) }
      nodes.append(Node(key: key, value: value, cost: cost, newer: -1, older: -1))
      indices[key] = nodes.count - 1
      self.cost += cost
      linkAsNewest(nodes.count - 1)
    }

    /// Removes all values.
    mutating func removeAll() { self = Self(capacity: capacity) }
  }

  extension LeastRecentlyUsedCache {
    private mutating func linkAsNewest(_ index: Int) {
      nodes[index].newer = -1
      nodes[index].older = newest
      if newest >= 0 { nodes[newest].newer = index }
      newest = index
      if oldest < 0 { oldest = index }
    }

    private mutating func unlink(_ index: Int) {
      let (newer, older) = (nodes[index].newer, nodes[index].older)
      if newer >= 0 { nodes[newer].older = older } else { newest = older }
      if older >= 0 { nodes[older].newer = newer } else { oldest = newer }
    }

    /// Removes a value; the last node of the array moves to its index.
    private mutating func remove(at index: Int) {
      unlink(index)
      indices[nodes[index].key] = nil
      cost -= nodes[index].cost
      let last = nodes.count - 1
      if index != last {
        nodes[index] = nodes[last]
        let moved = nodes[index]
        indices[moved.key] = index
        if moved.newer >= 0 { nodes[moved.newer].older = index } else { newest = index }
        if moved.older >= 0 { nodes[moved.older].newer = index } else { oldest = index }
      }
      nodes.removeLast()
    }
  }
#endif
