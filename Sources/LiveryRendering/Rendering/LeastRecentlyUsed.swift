// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// Values by keys, of which those that nobody asked for longest go when all together cost too much.
  ///
  /// Asking, adding and dropping take the same time however many there are.
  struct LeastRecentlyUsed<Key: Hashable, Value> {
    private struct Node {
      let key: Key
      var value: Value
      var cost: Int
      var newer: Int
      var older: Int
    }

    /// What all values may cost together, in whatever unit the owner counts.
    let capacity: Int
    /// What all values cost together.
    private(set) var cost = 0
    private var places: [Key: Int] = [:]
    private var nodes: [Node] = []
    private var newest = -1
    private var oldest = -1

    /// No values, and room for some.
    init(capacity: Int) { self.capacity = max(capacity, 0) }

    /// How many values there are.
    var count: Int { nodes.count }

    /// The value of a key, which becomes the newest.
    mutating func value(for key: Key) -> Value? {
      guard let place = places[key] else { return nil }
      if place != newest {
        unlink(place)
        linkAsNewest(place)
      }
      return nodes[place].value
    }

    /// Keeps a value, and drops the oldest until all fit; a value that is too large by itself is not kept.
    mutating func insert(_ value: Value, for key: Key, cost: Int) {
      if let place = places[key] { remove(at: place) }
      // A key that holds a NaN is not equal to itself: it would never be found again, nor removed.
      guard key == key, cost <= capacity else { return }
      while self.cost + cost > capacity, oldest >= 0 { remove(at: oldest) }
      nodes.append(Node(key: key, value: value, cost: cost, newer: -1, older: -1))
      places[key] = nodes.count - 1
      self.cost += cost
      linkAsNewest(nodes.count - 1)
    }

    /// Drops all values.
    mutating func removeAll() { self = Self(capacity: capacity) }
  }

  extension LeastRecentlyUsed {
    private mutating func linkAsNewest(_ place: Int) {
      nodes[place].newer = -1
      nodes[place].older = newest
      if newest >= 0 { nodes[newest].newer = place }
      newest = place
      if oldest < 0 { oldest = place }
    }

    private mutating func unlink(_ place: Int) {
      let (newer, older) = (nodes[place].newer, nodes[place].older)
      if newer >= 0 { nodes[newer].older = older } else { newest = older }
      if older >= 0 { nodes[older].newer = newer } else { oldest = newer }
    }

    /// Drops a value; the last node of the array takes its place.
    private mutating func remove(at place: Int) {
      unlink(place)
      places[nodes[place].key] = nil
      cost -= nodes[place].cost
      let last = nodes.count - 1
      if place != last {
        nodes[place] = nodes[last]
        let moved = nodes[place]
        places[moved.key] = place
        if moved.newer >= 0 { nodes[moved.newer].older = place } else { newest = place }
        if moved.older >= 0 { nodes[moved.older].newer = place } else { oldest = place }
      }
      nodes.removeLast()
    }
  }
#endif
