// SPDX-License-Identifier: Apache-2.0
#if Builder
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  extension SocketChannel {
    /// Connects to an address.
    static func connect(to address: SocketAddress) async throws -> SocketChannel {
      let channel = try SocketChannel(makeSocket(address.family))
      do {
        try await channel.connect(to: address)
        return channel
      } catch {
        channel.close()
        throw error
      }
    }

    private func connect(to address: SocketAddress) async throws {
      do throws(SocketError) {
        return try address.pass { connectSocket(descriptor, to: $0, size: $1) }
      } catch {
        guard error == .system(EINPROGRESS) else { throw error }
      }
      try await wait(for: POLLOUT)
      var number: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      _ = getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &size)
      if number != 0 { throw SocketError.system(number) }
    }

    /// Listens on an address.
    static func listen(on address: SocketAddress) throws(SocketError) -> SocketChannel {
      let channel = try SocketChannel(makeSocket(address.family))
      do throws(SocketError) {
        // A restarted server can bind its port although old connections are still ending.
        channel.set(SO_REUSEADDR, at: SOL_SOCKET)
        try address.pass { bind(channel.descriptor, $0, $1) }
        if listenOn(channel.descriptor) != 0 { throw .last }
        return channel
      } catch {
        channel.close()
        throw error
      }
    }

    /// The port of this end.
    var localPort: UInt16? { SocketAddress.port(of: descriptor, by: getsockname) }

    /// Accepts the next connection.
    ///
    /// - Throws: ``SocketError``, or `CancellationError`.
    func accept() async throws -> SocketChannel {
      while true {
        try Task.checkCancellation()
        let accepted = acceptSocket(descriptor)
        if accepted >= 0 { return try SocketChannel(accepted) }
        switch errno {
        case EINTR: continue
        case EAGAIN: try await wait(for: POLLIN)
        default: throw SocketError.last
        }
      }
    }
  }

  // Free functions that call system functions, whose names the methods hide.

  private func makeSocket(_ family: Int32) -> Int32 {
    #if canImport(Glibc)
      socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(family, SOCK_STREAM, 0)
    #endif
  }

  private func connectSocket(
    _ descriptor: Int32, to address: UnsafePointer<sockaddr>?, size: socklen_t
  ) -> Int32 {
    connect(descriptor, address, size)
  }

  private func listenOn(_ descriptor: Int32) -> Int32 {
    listen(descriptor, SOMAXCONN)
  }

  private func acceptSocket(_ descriptor: Int32) -> Int32 {
    accept(descriptor, nil, nil)
  }
#endif
