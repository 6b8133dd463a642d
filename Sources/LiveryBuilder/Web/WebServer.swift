// SPDX-License-Identifier: Apache-2.0
#if Builder
  import FlyingSocks

  /// Carries a service to the network: the gate in front, and the library that speaks HTTP behind it.
  ///
  /// ```swift
  /// let token = GateSettings.randomToken()
  /// let server = try await WebServer(service, GateSettings(tokens: { [token] }))
  /// print("http://127.0.0.1:\(server.port)/?token=\(token)")
  /// await server.stop()
  /// ```
  final class WebServer: Sendable {
    /// The port that it listens on.
    var port: UInt16 { gate.port }
    /// The gate in front.
    let gate: Gate
    private let inner: FlyingFoxServer
    /// Where the socket of the service is.
    let folder: PrivateFolder
    private let limits: GateLimits
    private static let socketName = "s"

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - service: what answers.
    ///   - settings: where it listens, and for whom it opens.
    /// - Throws: ``GateError`` where the address cannot be listened on.
    init(_ service: any WebService, _ settings: GateSettings) async throws {
      let folder = try PrivateFolder(for: Self.socketName)
      let path = folder.file(Self.socketName)
      do {
        let inner = try await FlyingFoxServer(
          service, at: path, limits: settings.limits, clock: settings.clock)
        do {
          let pool = try await SocketPool<Poll>.client
          gate = try await Gate(settings) {
            try await SocketChannel.connect(to: .unix(path: path), pool: pool)
          }
        } catch {
          await inner.stop(within: settings.limits.endTime)
          throw error
        }
        self.inner = inner
      } catch {
        folder.remove(Self.socketName)
        throw error
      }
      self.folder = folder
      limits = settings.limits
    }

    /// Stops: conversations end with the code 1001, and nobody is let in any more.
    func stop() async {
      await gate.close()
      await inner.stop(within: limits.endTime)
      folder.remove(Self.socketName)
    }
  }
#endif
