// SPDX-License-Identifier: Apache-2.0
import Benchmark
import CSSCascade
import CSSSyntax
import Sheets

/// Absolute figures; `Scripts/benchmark` prints them after the ratios when asked for all.
///
/// Throughput counts whole sheets for tokens and parse, and questions for `css()`.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .peakMemoryResident],
    warmupIterations: 1, maxDuration: .seconds(2), maxIterations: 1_000)

  for name in ["bulma.css", "foundation.css", "animate-3.7.2.css"] {
    guard let sheet = try? Sheet(fileNamed: name) else { continue }
    addReading(of: sheet)
  }
  for megabytes in [12, 100] {
    if let sheet = try? Sheet(megabytes: megabytes) { addReading(of: sheet) }
  }
  if let sheet = try? Sheet(fileNamed: "bulma.css") { addQueries(to: sheet) }
}

/// Tokens of a sheet, and the whole parse.
@Sendable
private func addReading(of sheet: Sheet) {
  Benchmark("tokens \(sheet.name)") { _ in
    blackHole(TokenStream(sheet.text))
  }
  Benchmark("parse \(sheet.name)") { _ in
    blackHole(CSSStyleSheet(sheet.text, name: sheet.name))
  }
}

/// `css()` on a sheet: the first question of a selector, and the same one asked again.
@Sendable
private func addQueries(to sheet: Sheet) {
  let styles = CSSStyleSheet(sheet.text, name: sheet.name)
  let selector = ".button.is-primary:hover"
  Benchmark("css() cold, \(sheet.name)") { benchmark in
    let fresh = CSSStyleSheet(sheet.text, name: sheet.name)
    benchmark.startMeasurement()
    blackHole(fresh.css(selector, "background-color"))
  }
  Benchmark(
    "css() warm, from strings, \(sheet.name)", configuration: .init(scalingFactor: .kilo)
  ) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(styles.css(selector, "background-color")) }
  }
  let prepared = styles.prepare(selector)
  Benchmark(
    "css() warm, prepared, \(sheet.name)", configuration: .init(scalingFactor: .kilo)
  ) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(prepared.css("background-color")) }
  }
}
