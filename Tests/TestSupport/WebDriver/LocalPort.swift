// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A local port, with the small part of HTTP that chromedriver and the builder's service need.
///
/// `URLSession` cannot read the responses of chromedriver, which have no space after the colon of
/// a header field.
package struct LocalPort {
  package let number: UInt16

  /// Returns a free port.
  package static func free() throws -> LocalPort {
    let descriptor = try tcpSocket()
    defer { close(descriptor) }
    var address = loopback(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw BrowserError("there is no free port") }
    return LocalPort(number: UInt16(bigEndian: address.sin_port))
  }

  /// Sends a request, and returns the status and the body of the response.
  package func exchange(_ method: String, _ path: String, body: Data = Data()) throws -> (Int, Data)
  {
    let descriptor = try Self.tcpSocket()
    defer { close(descriptor) }
    var patience = timeval(tv_sec: Int(Waiting.limit.components.seconds), tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = Self.loopback(number)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw BrowserError("no process listens on port \(number)") }
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(number)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r\n
      """
    try Self.write(Data(head.utf8) + body, to: descriptor)
    return try Self.response(from: descriptor)
  }

  private static func response(from descriptor: Int32) throws -> (Int, Data) {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    var head: (status: Int, length: Int?, end: Int)?
    while true {
      if head == nil, let end = received.range(of: Data("\r\n\r\n".utf8)) {
        head = Self.head(received[..<end.lowerBound], end: end.upperBound)
      }
      if let head, let length = head.length, received.count >= head.end + length { break }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count >= 0 else { throw BrowserError("no answer within \(Waiting.limit)") }
      if count == 0 { break }
      received += buffer[..<count]
    }
    guard let head else { throw BrowserError("no answer in HTTP") }
    return (head.status, received[head.end...])
  }

  private static func head(_ bytes: Data, end: Int) -> (status: Int, length: Int?, end: Int) {
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    return (status, length, end)
  }

  private static func write(_ data: Data, to descriptor: Int32) throws {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw BrowserError("the request was not taken") }
      rest = rest.dropFirst(count)
    }
  }

  private static func tcpSocket() throws -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(
        AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw BrowserError("there is no socket left") }
    return descriptor
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
