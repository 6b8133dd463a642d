// SPDX-License-Identifier: Apache-2.0

/// A reducer of a failing history to the parts that it needs.
enum HistoryShrinker {
  /// Returns a history that fails as well, from which no part can be omitted.
  static func shrunk(_ history: History) -> History {
    var history = history
    while let smaller = reductions(of: history).first(where: {
      HistoryPlayer.difference(in: $0) != nil
    }) {
      history = smaller
    }
    return history
  }

  /// Returns the histories that lack one part.
  private static func reductions(of history: History) -> [History] {
    var found = omissions(of: \.steps, in: history).filter { !$0.steps.isEmpty }
    found += omissions(of: \.elements, in: history).filter { reduced in
      reduced.elements.first == history.elements.first
        && reduced.elements.dropFirst().allSatisfy { element in
          reduced.elements.contains { $0.id == element.parent }
        }
    }
    for index in history.elements.indices {
      found += omissions(of: \.elements[index].classes, in: history)
    }
    for index in history.steps.indices {
      if history.steps[index].rebuilds {
        found.append(history.with { $0.steps[index].rebuilds = false })
      }
    }
    for index in history.themes.indices { found += reductions(ofTheme: index, in: history) }
    return found
  }

  private static func reductions(ofTheme index: Int, in history: History) -> [History] {
    var found = omissions(of: \.themes[index].rules, in: history)
    found += omissions(of: \.themes[index].keyframes, in: history)
    for number in history.themes[index].rules.indices {
      let rule = history.themes[index].rules[number]
      found += omissions(of: \.themes[index].rules[number].declarations, in: history)
      if let transitions = rule.transitions {
        for reduced in omissions(in: transitions).map(Optional.some) + [nil] {
          found.append(history.with { $0.themes[index].rules[number].transitions = reduced })
        }
      }
      if let animations = rule.animations {
        for reduced in omissions(in: animations).map(Optional.some) + [nil] {
          found.append(history.with { $0.themes[index].rules[number].animations = reduced })
        }
      }
    }
    for number in history.themes[index].keyframes.indices {
      found += omissions(of: \.themes[index].keyframes[number].frames, in: history)
      for frame in history.themes[index].keyframes[number].frames.indices {
        found += omissions(
          of: \.themes[index].keyframes[number].frames[frame].declarations, in: history)
      }
    }
    return found
  }

  /// Returns the histories that lack one value of a list.
  private static func omissions<Value>(
    of list: WritableKeyPath<History, [Value]>, in history: History
  ) -> [History] {
    omissions(in: history[keyPath: list]).map { reduced in
      history.with { $0[keyPath: list] = reduced }
    }
  }

  /// Returns the lists that lack one value, the last one first.
  private static func omissions<Value>(in list: [Value]) -> [[Value]] {
    list.indices.reversed().map { index in
      var list = list
      list.remove(at: index)
      return list
    }
  }
}

extension History {
  /// Returns a copy that a closure changes.
  fileprivate func with(_ change: (inout History) -> Void) -> History {
    var copy = self
    change(&copy)
    return copy
  }
}
