// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks
  import Foundation

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

    /// The open sockets that listen on a port or are connected to it, at either end, and those of Unix sockets with a folder.
    static func sockets(port: UInt16, folder: String) -> Int {
      (Int32(0)..<4_096).count { number in
        let socket = Socket(file: Socket.FileDescriptor(rawValue: number))
        let addresses = [try? socket.sockname(), try? socket.remotePeer()]
        return addresses.contains { address in
          switch address {
          case .ip4(_, port), .ip6(_, port): true
          case .unix(let path): path.hasPrefix(folder)
          default: false
          }
        }
      }
    }
  }
#endif
