// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// A generator of histories with few names and values, so that most changes interact.
struct RandomHistory {
  private var source: SeededGenerator
  private var nextID = 0

  /// Returns the history of a seed.
  static func history(seed: UInt64) -> History {
    var random = RandomHistory(source: SeededGenerator(seed: seed))
    return random.history()
  }

  private init(source: SeededGenerator) { self.source = source }

  private mutating func history() -> History {
    var themes = RandomTheme(source: source)
    var history = History(themes: [themes.theme()], elements: [], steps: [])
    if themes.source.happens(50) { history.themes.append(themes.variant(of: history.themes[0])) }
    if themes.source.happens(20) { history.themes.append(themes.theme()) }
    source = themes.source
    history.elements = subtree(of: nil, count: source.number(1...6))
    history.steps = steps(of: history)
    return history
  }

  private mutating func steps(of history: History) -> [History.Step] {
    var elements = history.elements
    var time = Double(source.one([0, 0, 1_000, -500]))
    var steps = [History.Step(time: time)]
    for _ in 0..<source.number(3...12) {
      advance(&time)
      let change = change(of: elements, history.themes.count)
      steps.append(History.Step(time: time, change: change, rebuilds: source.happens(20)))
      elements = History.elements(elements, after: change)
      for _ in 0..<source.number(0...3) {
        advance(&time)
        steps.append(History.Step(time: time))
      }
    }
    return steps
  }

  private mutating func advance(_ time: inout Double) {
    switch source.number(0...99) {
    case 0...3: time -= Double(source.one([50, 300, 1_000]))
    case 4...5: time += 3_600_000
    case 6...15: break
    default:
      time += Double(source.one([10, 50, 100, 100, 150, 200, 250, 300, 400, 500, 700, 1_000]))
    }
  }

  private mutating func change(of elements: [HistoryElement], _ themeCount: Int) -> History.Change {
    switch source.number(0...99) {
    case 0...9 where themeCount > 1: return .theme(source.number(0...themeCount - 1))
    case 10...15 where elements.count > 1:
      return .remove(source.one(elements.dropFirst().map(\.id)))
    case 16...21 where elements.count < 8:
      let parent = source.one(elements).id
      return .insert(subtree(of: parent, count: source.number(1...2)))
    default:
      var classes: [Int: [String]] = [:]
      for _ in 0..<source.one([1, 1, 2]) {
        let element = source.one(elements)
        classes[element.id] = toggled(element.classes)
      }
      return .classes(classes)
    }
  }

  private mutating func toggled(_ classes: [String]) -> [String] {
    let name = source.one(RandomTheme.classes)
    return classes.contains(name) ? classes.filter { $0 != name } : (classes + [name]).sorted()
  }

  /// Returns a root or a child with descendants, nested up to three levels.
  private mutating func subtree(of parent: Int?, count: Int) -> [HistoryElement] {
    var elements: [HistoryElement] = []
    for index in 0..<count {
      let above = index == 0 ? parent : source.one(elements.prefix(3).map(\.id))
      elements.append(
        HistoryElement(
          id: nextID, parent: above, classes: RandomTheme.classes.filter { _ in source.happens(45) }
        ))
      nextID += 1
    }
    return History.ordered(elements, below: parent)
  }
}

extension SeededGenerator {
  /// Returns `true` with a probability in percent.
  mutating func happens(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns a random element of an array, which must not be empty.
  mutating func one<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }
}
