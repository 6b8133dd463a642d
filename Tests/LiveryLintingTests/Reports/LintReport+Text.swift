// SPDX-License-Identifier: Apache-2.0
import LiveryFormatting
import LiveryLinting
import LiveryPrinting

extension LintReport {
  /// The report in JSON.
  var jsonText: String {
    final class Collected { var bytes: [UInt8] = [] }
    let collected = Collected()
    var writer = JSONWriter(TextSink { collected.bytes.append(contentsOf: $0) })
    json(into: &writer)
    writer.sink.flush()
    return String(decoding: collected.bytes, as: UTF8.self)
  }
}

extension LintReport {
  /// The report in SARIF.
  var sarifText: String {
    final class Collected { var bytes: [UInt8] = [] }
    let collected = Collected()
    var writer = JSONWriter(TextSink { collected.bytes.append(contentsOf: $0) })
    sarif(version: "1.2.3", into: &writer)
    writer.sink.flush()
    return String(decoding: collected.bytes, as: UTF8.self)
  }
}

extension Linter {
  /// A linter with all rules off but some.
  init(only names: String...) {
    self.init()
    for name in LintRule.names where !names.contains(name) { severities[name] = .some(nil) }
  }
}
