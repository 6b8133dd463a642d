// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A server on a local port that answers each connection with a closure, and stops with the test.
final class LocalServer: Sendable {
  /// The port of the server.
  let port: Int
  private let socket: Int32
  private let connections = Mutex(0)

  #if canImport(Darwin)
    private static let noSignal: Int32 = 0x80000
  #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif

  /// The number of connections so far.
  var count: Int { connections.withLock { $0 } }

  /// Starts a server; the closure receives the requested path, and a function that sends text.
  init(_ handler: @escaping @Sendable (String, (String) -> Bool) -> Void) throws {
    #if canImport(Darwin)
      let listening = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listening = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listening, pointer, length) == 0 && listen(listening, 16) == 0
          && getsockname(listening, pointer, &length) == 0
      }
    }
    guard isOpen else { throw CocoaError(.fileNoSuchFile) }
    socket = listening
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      // The socket is closed after its last use, because another server may reuse the descriptor at
      // once.
      defer { close(listening) }
      while true {
        let connection = accept(listening, nil, nil)
        guard connection >= 0 else { return }
        self?.connections.withLock { $0 += 1 }
        Thread.detachNewThread {
          defer { close(connection) }
          handler(Self.path(of: connection)) { text in
            text.utf8CString.withUnsafeBytes { bytes in
              // No signal is raised if the other side has closed the connection.
              send(connection, bytes.baseAddress, bytes.count - 1, Self.noSignal) > 0
            }
          }
        }
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// Returns the address of a path.
  func address(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }

  /// Returns a response with a status and a body.
  static func response(_ status: String, _ body: String, _ header: String = "") -> String {
    "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\(header)\r\n\(body)"
  }

  private static func path(of connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n"), bytes.count < 65_536 {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? String(words[1]) : ""
  }
}
