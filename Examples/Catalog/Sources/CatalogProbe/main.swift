// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  @preconcurrency import Glibc

  // The commands with which Scripts/catalog-test inspects the catalog from outside.
  let arguments = Array(CommandLine.arguments.dropFirst())
  do throws(ProbeFailure) {
    try Probe(arguments).run()
  } catch {
    fputs("catalog-probe: \(error.reason)\n", stderr)
    exit(error.code)
  }
#else
  import Foundation

  print("catalog-probe looks at windows of X11, on Linux only")
  exit(69)
#endif
