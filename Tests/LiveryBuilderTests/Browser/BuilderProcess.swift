// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport

  /// A running `livery builder` command of the current build.
  final class BuilderProcess {
    /// The printed address, including the token.
    let address: URL
    private let process: SpawnedProcess

    private init(_ process: SpawnedProcess, _ address: URL) {
      self.process = process
      self.address = address
    }

    /// Starts the command.
    ///
    /// - Parameters:
    ///   - archives: the folder of archives.
    ///   - port: the port, or 0 for any free port.
    ///   - files: the style sheets of the theme.
    /// - Returns: the running command, after it has printed its address.
    /// - Throws: an error if it prints no address.
    static func start(
      archives: URL, port: Int = 0, files: [URL] = []
    ) async throws -> BuilderProcess {
      let arguments = ["builder", "--port", "\(port)", "--archives", archives.path]
      let process = try SpawnedProcess(BuiltCommand.executable, arguments + files.map(\.path))
      var address: URL?
      try await until("the builder says its address", facts: { process.output }) {
        // The last line may be incomplete.
        let lines = process.output.split(separator: "\n", omittingEmptySubsequences: false)
          .dropLast()
        address = lines.lazy.compactMap(Self.address).first
        return address != nil
      }
      guard let address else { throw BrowserError("there is no address") }
      return BuilderProcess(process, address)
    }

    private static func address(in line: Substring) -> URL? {
      line.split(separator: " ").first { $0.hasPrefix("http://") && $0.contains("token=") }
        .flatMap { URL(string: String($0)) }
    }

    /// The port on which the builder listens.
    var port: Int { address.port ?? 0 }

    /// The address of the page of a render client.
    var clientAddress: URL { Self.clientAddress(of: address) }

    /// Returns the address of the page of a render client of a service.
    static func clientAddress(of address: URL) -> URL {
      var parts = URLComponents(url: address, resolvingAgainstBaseURL: false)
      parts?.path = "/client"
      return parts?.url ?? address
    }

    /// Kills the process with SIGKILL.
    func kill() { process.kill() }
  }
#endif
