// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation

  @testable import LiveryBuilder

  /// What a process holds.
  enum Resources {
    /// The resident memory in bytes, as the system counts it; nil where it does not tell.
    static var residentBytes: Int? {
      guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
        let number = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return nil }
      return number * 1_024
    }

    /// The number of open sockets that listen on a port or are connected to it, at either end.
    static func sockets(port: UInt16) -> Int {
      (Int32(0)..<4_096).count { number in
        SocketAddress.port(of: number, by: getsockname) == port
          || SocketAddress.port(of: number, by: getpeername) == port
      }
    }
  }
#endif
