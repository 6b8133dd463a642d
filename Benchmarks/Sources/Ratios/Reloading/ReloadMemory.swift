// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Livery
import Synchronization

/// Reloads a theme repeatedly while eight tasks read it.
///
/// - Returns: The memory of the process after the first hundred reloads and at the end, the number
///   of torn reads, and the number of all reads.
func memoryAfterReloads(_ count: Int) throws -> [Double] {
  let file = try SavedFile()
  let theme = try Theme(contentsOfFile: file.path)
  let counts = ReadCounts()
  for _ in 0..<8 { Task.detached { await read(theme, counts) } }
  var memory: [Double] = []
  for step in 1...(count + 100) {
    _ = try file.save(step, step.isMultiple(of: 2) ? .plain : .rename)
    theme.reload()
    if step == 100 { memory.append(Double(measure_memory())) }
  }
  memory.append(Double(measure_memory()))
  counts.isDone.store(true, ordering: .relaxed)
  return memory + [
    Double(counts.torn.load(ordering: .relaxed)), Double(counts.all.load(ordering: .relaxed)),
  ]
}

/// Reads a theme until the counts are marked as done.
private func read(_ theme: Theme, _ counts: ReadCounts) async {
  while !counts.isDone.load(ordering: .relaxed) {
    let step = theme.ruleSet(for: ".step")
    if step.width != step.height { counts.torn.wrappingAdd(1, ordering: .relaxed) }
    counts.all.wrappingAdd(1, ordering: .relaxed)
    await Task.yield()
  }
}

private final class ReadCounts: Sendable {
  let isDone = Atomic(false)
  let torn = Atomic(0)
  let all = Atomic(0)
}
