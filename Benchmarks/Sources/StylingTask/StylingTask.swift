// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Sheets

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Styles a tree of the corpora repeatedly, and prints the median CPU time in ns per element.
///
/// `StylingTask SHEET ROUNDS [WORK [TREE]]` receives the name of a sheet of ``PerformanceInput``,
/// with its own tree or one in a file. An instruction counter runs the program with two numbers of
/// rounds: the difference is the cost of the additional rounds.
@main
struct StylingTask {
  static func main() throws {
    let arguments = CommandLine.arguments
    let inputs = PerformanceInput.flattened + PerformanceInput.published
    guard arguments.count >= 3, var input = inputs.first(where: { $0.name == arguments[1] }),
      let rounds = Int(arguments[2]),
      let work = StylingWork(rawValue: arguments.count > 3 ? arguments[3] : "styles")
    else {
      let works = StylingWork.allCases.map(\.rawValue).joined(separator: " | ")
      fputs("usage: StylingTask SHEET ROUNDS [\(works) [TREE]]\n", stderr)
      exit(64)
    }
    if arguments.count > 4 { input = input.with(treeAt: arguments[4]) }
    let tree = StyledTree(of: try input.root(), in: try input.sheet())
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = measure_thread_nanoseconds()
      let found = work.run(on: tree)
      times.append(Double(measure_thread_nanoseconds() - start) / Double(tree.count))
      withExtendedLifetime(found) {}
    }
    times.sort()
    print(times.isEmpty ? 0 : Int(times[times.count / 2]))
  }
}
