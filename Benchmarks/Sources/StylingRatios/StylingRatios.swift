// SPDX-License-Identifier: Apache-2.0
import Measurements

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Prints the speed of styling as a table, all measured in this run.
///
/// `StylingRatios [PEER]` receives the path of the peer, whose rounds alternate with those of
/// Livery.
@main
struct StylingRatios {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      var table = Table()
      try measureAgainstPeer(arguments.first.map(Peer.init), into: &table)
      try measureTrees(into: &table)
      try measureRestyling(into: &table)
      try measureTreeMemory(into: &table)
      try measureProperties(into: &table)
      try measureCachedQueries(into: &table)
      table.printSummary()
    } catch {
      fputs("error: \(error)\n", stderr)
      exit(1)
    }
  }
}
