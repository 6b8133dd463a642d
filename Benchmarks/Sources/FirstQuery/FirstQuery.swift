// SPDX-License-Identifier: Apache-2.0
import CMeasure
public import Livery

/// A program that creates a theme and queries it once, like the smallest program with a theme.
///
/// With an argument, the program prints the CPU time of the theme and the query in microseconds,
/// and the growth of the process memory in kilobytes.
public protocol FirstQuery {
  /// Creates the theme.
  static func makeTheme() -> Theme
}

extension FirstQuery {
  /// Runs the program.
  public static func main() {
    let isMeasured = CommandLine.arguments.count > 1
    let memory = isMeasured ? measure_memory() : 0
    let start = isMeasured ? measure_thread_nanoseconds() : 0
    let color = makeTheme().css(".badge", "color")
    guard isMeasured else { return print(color.map(\.description) ?? "none") }
    let time = measure_thread_nanoseconds() - start
    print(time / 1000, (measure_memory() - memory) / 1000)
    withExtendedLifetime(color) {}
  }
}
