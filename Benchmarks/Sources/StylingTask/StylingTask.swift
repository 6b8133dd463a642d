// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import CSSValues
import Sheets

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Styles a tree of the corpora several times, and prints the median CPU time in nanoseconds for an element.
///
/// `StylingTask SHEET ROUNDS [WORK]` takes a sheet of ``PerformanceInput`` by its name. A program that counts
/// instructions runs it with two numbers of rounds: the difference is what the rounds take.
@main
struct StylingTask {
  /// The work of a round.
  enum Work: String {
    /// Computes the styles.
    case styles
    /// Computes the styles, and reads one non-inherited property of each.
    case read
    /// Computes the styles, and reads all properties of each.
    case readAll
  }

  static func main() throws {
    let arguments = CommandLine.arguments
    let inputs = PerformanceInput.flattened + PerformanceInput.whole
    guard arguments.count >= 3, let input = inputs.first(where: { $0.name == arguments[1] }),
      let rounds = Int(arguments[2]),
      let work = arguments.count > 3 ? Work(rawValue: arguments[3]) : .styles
    else {
      fputs("usage: StylingTask SHEET ROUNDS [styles | read | readAll]\n", stderr)
      exit(64)
    }
    let tree = StyledTree(of: try input.root(), in: try input.sheet())
    var times: [Double] = []
    for _ in 0..<rounds {
      var tree = tree
      let start = measure_thread_nanoseconds()
      tree.restyle()
      let found = read(tree, work)
      times.append(Double(measure_thread_nanoseconds() - start) / Double(tree.count))
      withExtendedLifetime(found) {}
    }
    times.sort()
    print(times.isEmpty ? 0 : Int(times[times.count / 2]))
  }

  private static func read(_ tree: StyledTree, _ work: Work) -> Int {
    var found = 0
    switch work {
    case .styles: break
    case .read:
      for index in 0..<tree.count where tree.style(at: index)[.width] == .number(1) { found += 1 }
    case .readAll:
      let properties = Property.allCases.filter { !$0.isShorthand }
      for index in 0..<tree.count {
        let style = tree.style(at: index)
        for property in properties where style.declaredValue(of: property) != nil { found += 1 }
      }
    }
    return found
  }
}
