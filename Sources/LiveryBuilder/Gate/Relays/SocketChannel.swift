// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// One end of a connection.
  ///
  /// A read that waits ends when its task is cancelled. Close it only when nobody reads or writes any more: the number of a closed
  /// descriptor is soon that of another one.
  struct SocketChannel: Sendable {
    /// The socket, which does not block.
    let socket: Socket
    private let pool: any AsyncSocketPool

    /// The bytes that are read at once.
    static let pieceBytes = 16_384

    /// Takes a socket, which is closed where it cannot be used.
    init(_ socket: Socket, pool: any AsyncSocketPool) throws {
      self.socket = socket
      self.pool = pool
      do {
        try socket.setFlags(.nonBlocking)
      } catch {
        try? socket.close()
        throw error
      }
      // A program that is started meanwhile must not keep the connection open.
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      // Nothing that is sent waits for more; a Unix socket knows no such thing, and does not wait either.
      try? socket.setValue(
        true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    }

    /// Reads what is there, or waits for it; empty at the end.
    func read(atMost count: Int = pieceBytes) async throws -> [UInt8] {
      while true {
        try Task.checkCancellation()
        do {
          return try socket.read(atMost: count)
        } catch SocketError.blocked {
          try await wait(for: .read)
        } catch SocketError.disconnected {
          return []
        }
      }
    }

    /// Writes bytes as fast as the other side takes them.
    ///
    /// - Parameters:
    ///   - bytes: what is written.
    ///   - deadlines: told by when the other side has to take something, while it has to be waited for.
    ///   - duration: how long that may take.
    /// - Throws: `SocketError`, or `CancellationError` while the other side is waited for.
    func write(
      _ bytes: [UInt8], deadlines: Deadlines? = nil, within duration: Duration = .zero
    ) async throws {
      defer { deadlines?.clear(.write) }
      let data = Data(bytes)
      var sent = 0
      while sent < data.count {
        do {
          sent = try socket.write(data, from: sent)
        } catch SocketError.blocked {
          deadlines?.set(.write, within: duration)
          try await wait(for: .write)
        }
      }
    }

    /// Takes a connection that somebody makes.
    func accept() async throws -> Socket {
      while true {
        try Task.checkCancellation()
        do {
          return Socket(file: try socket.accept().file)
        } catch SocketError.blocked {
          try await wait(for: .connection)
        }
      }
    }

    /// Waits until something can be done; what stands against it is found out by doing it.
    private func wait(for events: Socket.Events) async throws {
      do {
        try await pool.suspendSocket(socket, untilReadyFor: events)
      } catch SocketError.disconnected {}
    }

    /// Says that nothing more is written, which the other side reads as the end.
    func endWriting() {
      _ = shutdown(socket.file.rawValue, Int32(SHUT_WR))
    }

    /// Ends both directions, which wakes whoever reads or writes.
    func end() {
      _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
    }

    /// Reads until the other side ends, and forgets what it reads.
    func drain() async {
      while let bytes = try? await read(), !bytes.isEmpty {}
    }

    /// Gives the descriptor back.
    func close() {
      try? socket.close()
    }
  }

  extension SocketChannel {
    /// Connects to an address.
    static func connect(
      to address: some SocketAddress, pool: any AsyncSocketPool
    ) async throws -> SocketChannel {
      let channel = try SocketChannel(Socket(domain: Int32(address.family)), pool: pool)
      do {
        try await channel.connect(to: address)
        return channel
      } catch {
        channel.close()
        throw error
      }
    }

    private func connect(to address: some SocketAddress) async throws {
      while true {
        try Task.checkCancellation()
        do {
          return try socket.connect(to: address)
        } catch SocketError.blocked where Int32(address.family) == AF_UNIX {
          // Its queue is full, and nothing tells when it is not.
          try await Task.sleep(for: .milliseconds(5))
        } catch SocketError.blocked {
          try await wait(for: .write)
        }
      }
    }
  }
#endif
