// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Measurements
import Sheets

/// Measures the styles of the flattened sheets, each with its tree, in rounds that alternate with those of the peer.
///
/// Without a peer the times of Livery are measured alone.
func measureBesidePeer(_ peer: Peer?, into table: inout Table) throws {
  table.heading(
    peer == nil
      ? "Flattened sheets, trees of 10,000 elements (CPU time for each); the peer is not measured"
      : "Flattened sheets, trees of 10,000 elements (CPU time for each), rounds in turn with the peer"
  )
  for input in PerformanceInput.flattened {
    let tree = StyledTree(of: try input.root(), in: try input.sheet())
    var times: [() throws -> Double] = StylingWork.allCases.map { work in
      { nanosecondsPerElement(of: work, on: tree) }
    }
    if let peer {
      times.append { try peer.nanosecondsPerElement(of: input, rounds: roundsInTurn) }
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
}

/// The number of rounds that one program runs before the other one follows.
private let roundsInTurn = 3

/// Returns the median of the CPU time of some rounds, as the peer measures itself.
private func nanosecondsPerElement(of work: StylingWork, on tree: StyledTree) -> Double {
  let round = Contender { work.run(on: tree) }
  let times = (0..<roundsInTurn).map { _ in round.nanoseconds(repetitions: 1) }
  return median(times) / Double(tree.count)
}

extension StylingWork {
  fileprivate var title: String {
    switch self {
    case .styles: "computed styles"
    case .read: "and a non-inherited value of each read"
    case .readAll: "and all values of each read"
    }
  }
}
