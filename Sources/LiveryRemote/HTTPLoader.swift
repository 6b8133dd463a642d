// SPDX-License-Identifier: Apache-2.0
import Dispatch
public import CSSCascade
import Synchronization

#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
#else
  import Foundation
#endif

/// Reads the `remote` parts of what a style sheet in JSON includes, by HTTP, from hosts that a program allows.
///
/// ```swift
/// let loader = HTTPLoader(allowedHosts: ["styles.example.com", "127.0.0.1:8080"], timeout: 2)
/// let theme = try Theme(contentsOfFile: "styles.json", remote: loader)
/// ```
///
/// A theme is untrusted input: nothing is read from a host that is not allowed, redirects to such a host are not followed,
/// and what takes too long or is too large is given up. The sheet then reads the local file. Nothing is kept: no cookies,
/// no credentials, no cache.
///
/// Reading waits for the host; it does not belong on the main thread of a program.
public struct HTTPLoader: RemoteLoader {
  /// The hosts that may be read from, as `host` or, for one port alone, `host:port`; without regard to case.
  public let allowedHosts: Set<String>
  /// The seconds that reading one address may take in all, redirects included.
  public let timeout: Double
  /// More bytes than this are not read from one address.
  public let maximumSize: Int

  /// A loader for some hosts.
  ///
  /// - Parameters:
  ///   - allowedHosts: the hosts, as `host` or `host:port`.
  ///   - timeout: the seconds that one address may take, above 0.
  ///   - maximumSize: the bytes that one address may have.
  public init(allowedHosts: Set<String>, timeout: Double = 5, maximumSize: Int = 4 << 20) {
    self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
    self.timeout = timeout.isFinite ? min(max(timeout, 0.001), 3600) : 5
    self.maximumSize = max(0, maximumSize)
  }

  /// Reads what stands at an address.
  ///
  /// - Parameters:
  ///   - address: what the sheet says, with `http:` or `https:`.
  ///   - maximumSize: more bytes are not wanted, whatever the loader allows.
  /// - Returns: the bytes.
  /// - Throws: why it is not read.
  public func load(_ address: String, maximumSize: Int) throws(RemoteError) -> [UInt8] {
    guard let url = URL(string: address) else { throw .invalidAddress }
    if let problem = problem(with: url) { throw problem }
    let limit = min(maximumSize, self.maximumSize)
    let transfer = HTTPTransfer(limit: limit, timeout: timeout) { self.problem(with: $0) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    let session = URLSession(
      configuration: configuration, delegate: transfer, delegateQueue: nil)
    // Foundation traps where a task is canceled while it asks about a redirect; one that nobody waits for any more ends with
    // the next bytes, or when the host is silent for as long as the limit.
    defer { session.finishTasksAndInvalidate() }
    var request = URLRequest(url: url, timeoutInterval: timeout)
    request.setValue("application/json, */*;q=0.5", forHTTPHeaderField: "Accept")
    session.dataTask(with: request).resume()
    return try transfer.wait()
  }

  /// Why an address must not be read; nil for one that may be.
  private func problem(with url: URL) -> RemoteError? {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host?.lowercased(), !host.isEmpty, url.user == nil, url.password == nil
    else { return .invalidAddress }
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    let isAllowed = allowedHosts.contains(host) || allowedHosts.contains("\(host):\(port)")
    return isAllowed ? nil : .hostNotAllowed(host)
  }
}
