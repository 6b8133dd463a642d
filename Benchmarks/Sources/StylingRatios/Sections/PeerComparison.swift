// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Measurements
import Sheets

/// Measures the styles of trees in rounds that alternate with those of the peer.
///
/// Without a peer, only Livery is measured. The peer does not evaluate media queries, so sheets
/// with media queries are measured without it.
func measureAgainstPeer(_ peer: Peer?, into table: inout Table) throws {
  let suffix = peer == nil ? "; the peer is not measured" : ", in turn with the peer"
  table.heading("Flattened sheets, trees of 10,000 elements (CPU time for each)\(suffix)")
  for input in PerformanceInput.flattened { try add(input, peer, to: &table) }
  table.heading("A list of 2,000 equal rows, 10,002 elements (CPU time for each)\(suffix)")
  let folder = try TemporaryFolder()
  try folder.write(Array(listOfRows(count: 2000).utf8), to: "rows.dom.txt")
  for input in PerformanceInput.flattened {
    try add(input.with(treeAt: folder.path("rows.dom.txt")), peer, to: &table)
  }
  table.heading("Sheets as published, trees of 10,000 elements (CPU time for each)")
  for input in PerformanceInput.published { try add(input, nil, to: &table) }
}

/// Adds the time of each kind of work, and the time relative to the peer.
private func add(_ input: PerformanceInput, _ peer: Peer?, to table: inout Table) throws {
  let tree = StyledTree(of: try input.root(), in: try input.sheet())
  var times: [() throws -> Double] = StylingWork.allCases.map { work in
    { nanosecondsPerElement(of: work, on: tree) }
  }
  if let peer {
    times.append { try peer.nanosecondsPerElement(of: input, rounds: roundsPerTurn) }
  }
  let rounds = try Rounds(times: times)
  if peer != nil {
    table.add(
      Row(
        quantity: "the peer: matching and sorting", input: input.name,
        value: rounds.nanosecondsPerRun(of: times.count - 1), unit: "ns"))
  }
  for (index, work) in StylingWork.allCases.enumerated() {
    table.add(
      Row(
        quantity: work.title, input: input.name, value: rounds.nanosecondsPerRun(of: index),
        unit: "ns"))
    guard peer != nil else { continue }
    table.add(
      Row(
        quantity: "  relative to the peer", input: input.name,
        value: rounds.time(of: index, comparedTo: times.count - 1)))
  }
}

/// The number of rounds that a program runs before the other one follows.
private let roundsPerTurn = 3

/// Returns the median CPU time of several rounds, as the peer measures itself.
private func nanosecondsPerElement(of work: StylingWork, on tree: StyledTree) -> Double {
  let round = Workload { work.run(on: tree) }
  let times = (0..<roundsPerTurn).map { _ in round.nanoseconds(repetitions: 1) }
  return median(times) / Double(tree.count)
}

/// Returns the tree file of a list of equal rows, which differ only in their position.
private func listOfRows(count: Int) -> String {
  let row = """
    2 li - box
    3 a - button,is-primary
    4 span - icon
    4 span - -
    3 p - -

    """
  return "0 html - -\n1 ul - -\n" + String(repeating: row, count: count)
}

extension StylingWork {
  fileprivate var title: String {
    switch self {
    case .first: "computed styles, the first time"
    case .styles: "computed styles, again"
    case .read: "and a non-inherited value of each read"
    case .readAll: "and all values of each read"
    }
  }
}
