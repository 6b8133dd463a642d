// SPDX-License-Identifier: Apache-2.0
import LiveryLinting
import LiveryTooling

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
