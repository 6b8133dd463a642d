// SPDX-License-Identifier: Apache-2.0
#if Builder
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A numeric IPv4 or IPv6 address with a port.
  struct SocketAddress: Sendable, Hashable {
    /// The address family: `AF_INET` or `AF_INET6`.
    let family: Int32
    /// The bytes of the system's `sockaddr_in` or `sockaddr_in6`.
    private let bytes: [UInt8]

    /// Parses a numeric address, or returns `nil` for a name; `localhost` stands for `127.0.0.1`.
    ///
    /// - Parameters:
    ///   - host: The address, without brackets.
    ///   - port: The port.
    init?(_ host: String, port: UInt16) {
      var ip4 = sockaddr_in()
      var ip6 = sockaddr_in6()
      if inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host, &ip4.sin_addr) == 1 {
        ip4.sin_family = sa_family_t(AF_INET)
        ip4.sin_port = port.bigEndian
        family = AF_INET
        bytes = withUnsafeBytes(of: ip4) { Array($0) }
      } else if inet_pton(AF_INET6, host, &ip6.sin6_addr) == 1 {
        ip6.sin6_family = sa_family_t(AF_INET6)
        ip6.sin6_port = port.bigEndian
        family = AF_INET6
        bytes = withUnsafeBytes(of: ip6) { Array($0) }
      } else {
        return nil
      }
    }

    /// Calls a system function with the address.
    ///
    /// - Throws: ``SocketError`` if the function does not return 0.
    func pass(
      to function: (UnsafePointer<sockaddr>?, socklen_t) -> Int32
    ) throws(SocketError) {
      let result = bytes.withUnsafeBytes { buffer in
        buffer.withMemoryRebound(to: sockaddr.self) {
          function($0.baseAddress, socklen_t(buffer.count))
        }
      }
      if result != 0 { throw .last }
    }

    /// Returns the port that a system function, such as `getsockname`, reports for a socket.
    ///
    /// - Parameters:
    ///   - descriptor: The socket.
    ///   - function: The function.
    /// - Returns: The port, or `nil` if the descriptor is no IPv4 or IPv6 socket with such an
    ///   address.
    static func port(
      of descriptor: Int32,
      by function: (Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) ->
        Int32
    ) -> UInt16? {
      // The port of both families is at the same offset.
      var address = sockaddr_in6()
      var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
      let result = withUnsafeMutableBytes(of: &address) { buffer in
        buffer.withMemoryRebound(to: sockaddr.self) {
          function(descriptor, $0.baseAddress, &size)
        }
      }
      guard result == 0, [AF_INET, AF_INET6].contains(Int32(address.sin6_family)) else {
        return nil
      }
      return UInt16(bigEndian: address.sin6_port)
    }
  }
#endif
