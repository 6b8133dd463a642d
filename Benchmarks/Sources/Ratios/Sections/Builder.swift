// SPDX-License-Identifier: Apache-2.0
import Measurements

/// Measures the time from an edit in the style builder to its clients' pictures, and memory growth.
func measureBuilder(into table: inout Table) throws {
  table.heading("The style builder (from a change to the picture, over WebSockets)")
  for (clients, goal) in [(1, 50.0), (20, 150.0)] {
    let times = try runBlocking { try await changesToPictures(clients: clients, count: 300) }
    let input = clients == 1 ? "1 client" : "\(clients) clients"
    table.add(
      Row(
        quantity: "change to picture, median", input: input, value: times.milliseconds(at: 0.5),
        unit: "ms"))
    table.add(
      Row(
        quantity: "  95th percentile of 300 changes", input: input,
        value: times.milliseconds(at: 0.95), unit: "ms", goal: .maximum(goal),
        note: "at most \(times.milliseconds(at: 1).rounded2) ms"))
    table.add(
      Row(quantity: "  not seen", input: input, value: Double(times.lost), goal: .maximum(0)))
  }
  let numbers = try ChildProcess(rerunWith: "--builder-flood", "60").numbers
  guard numbers.count == 7 else { return }
  let input = "50 a second, 20 clients"
  table.add(
    Row(
      quantity: "60 s of changes, memory after / before", input: input,
      value: numbers[3] / numbers[1], goal: .maximum(1.15),
      note:
        "in use: \((numbers[1] / 1e6).rounded2) MB after 10 s, \((numbers[3] / 1e6).rounded2) MB at the end"
    ))
  table.add(
    Row(
      quantity: "  with what the heap keeps for later", input: input,
      value: numbers[2] / numbers[0],
      note: "\((numbers[0] / 1e6).rounded2) MB after 10 s"))
  table.add(Row(quantity: "  changes", input: input, value: numbers[4]))
  table.add(Row(quantity: "  pictures of a client", input: input, value: numbers[5]))
  table.add(
    Row(
      quantity: "  last change to last picture", input: input, value: numbers[6], unit: "ms",
      goal: .maximum(150)))
}
