// SPDX-License-Identifier: Apache-2.0
#if Builder
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A TCP socket: one end of a connection, or a socket that listens.
  ///
  /// A wait ends when its task is canceled. Close the socket only after all reads and writes have
  /// ended: the system soon reuses the number of a closed descriptor.
  struct SocketChannel: Sendable {
    /// The descriptor, which does not block.
    let descriptor: Int32

    /// The maximum number of bytes of one read.
    static let pieceBytes = 16_384

    /// Takes ownership of a descriptor, or closes it if it cannot be used.
    init(_ descriptor: Int32) throws(SocketError) {
      self.descriptor = descriptor
      // A child process that starts meanwhile must not keep the connection open.
      guard descriptor >= 0, fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0,
        fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
      else {
        let error = SocketError.last
        if descriptor >= 0 { close() }
        throw error
      }
      // Small writes are sent at once.
      set(TCP_NODELAY, at: Int32(IPPROTO_TCP))
      #if canImport(Darwin)
        set(SO_NOSIGPIPE, at: SOL_SOCKET)
      #endif
    }

    /// Turns an option of the socket on.
    func set(_ option: Int32, at level: Int32) {
      var isOn: Int32 = 1
      _ = setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Ends writing, which the other side reads as the end.
    func endWriting() {
      _ = shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Ends both directions, which ends all reads and writes.
    func end() {
      _ = shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// Closes the descriptor.
    func close() {
      closeDescriptor(descriptor)
    }
  }

  /// Calls the system function, whose name a method hides.
  private func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  extension SocketChannel {
    /// Reads the next bytes.
    ///
    /// - Parameter timeout: The maximum time until there are bytes; `nil` for any time.
    /// - Returns: The bytes; empty at the end of the connection.
    /// - Throws: ``SocketError/timedOut``, or `CancellationError`.
    func read(timeout: Timeout? = nil) async throws -> [UInt8] {
      while true {
        try Task.checkCancellation()
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, initialized in
          count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
          initialized = max(count, 0)
        }
        if count >= 0 { return bytes }
        switch errno {
        case EINTR: continue
        case EAGAIN: try await wait(for: POLLIN, timeout)
        // A broken connection has ended.
        default: return []
        }
      }
    }

    /// Reads and discards bytes until the other side ends.
    func drain() async {
      while let bytes = try? await read(), !bytes.isEmpty {}
    }

    /// Writes bytes as fast as the other side takes them.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - timeout: The maximum time in which the other side takes no bytes; `nil` for any time.
    /// - Throws: ``SocketError``, or `CancellationError` while the other side takes no bytes.
    func write(_ bytes: [UInt8], timeout: Timeout? = nil) async throws {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          send(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, flags)
        }
        if count >= 0 {
          sent += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: try await wait(for: POLLOUT, timeout)
        default: throw SocketError.last
        }
      }
    }
  }

  extension SocketChannel {
    /// Waits until the socket is ready.
    ///
    /// - Parameters:
    ///   - events: The events of `poll()`: `POLLIN` or `POLLOUT`.
    ///   - timeout: The maximum time; `nil` for any time.
    /// - Throws: ``SocketError/timedOut``, or `CancellationError`.
    func wait(for events: Int32, _ timeout: Timeout? = nil) async throws {
      var isReady = true
      if let timeout {
        isReady = await Task.limited(to: timeout.duration, on: timeout.clock) {
          await SocketPoller.shared.wait(for: events, on: descriptor)
          return !Task.isCancelled
        }
      } else {
        await SocketPoller.shared.wait(for: events, on: descriptor)
      }
      try Task.checkCancellation()
      if !isReady { throw SocketError.timedOut }
    }
  }
#endif
