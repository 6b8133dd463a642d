// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation

  @testable import LiveryBuilder

  /// The resources of the process.
  enum Resources {
    /// The resident memory in bytes, or `nil` if the system does not report it.
    static var residentBytes: Int? {
      guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
        let number = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return nil }
      return number * 1_024
    }

    /// Returns the number of open sockets that listen on a port or connect to it, at either end.
    static func sockets(port: UInt16) -> Int {
      (Int32(0)..<4_096).count { number in
        SocketAddress.port(of: number, by: getsockname) == port
          || SocketAddress.port(of: number, by: getpeername) == port
      }
    }
  }
#endif
