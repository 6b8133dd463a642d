public import CSSCascade
// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
#else
  import Foundation
#endif

/// A loader of `remote` includes over HTTP, from hosts that the program allows.
///
/// ```swift
/// let loader = HTTPLoader(allowedHosts: ["styles.example.com", "127.0.0.1:8080"], timeout: 2)
/// let theme = try Theme(contentsOfFile: "styles.json", remote: loader)
/// ```
///
/// A theme is untrusted input. The loader reads only from allowed hosts, and follows redirects only
/// to them. A transfer that takes too long or is too large is abandoned, and the sheet then reads
/// the local file. The loader keeps no cookies, no credentials and no cache.
///
/// Loading waits for the host, so do not call it on the main thread.
public struct HTTPLoader: RemoteLoader {
  /// The allowed hosts, as `host`, or as `host:port` for a single port; in lower case.
  package let allowedHosts: Set<String>
  /// The time limit of a transfer in seconds, including redirects.
  package let timeout: Double
  /// The maximum size of a transfer in bytes.
  package let maximumSize: Int

  /// Creates a loader for allowed hosts.
  ///
  /// - Parameters:
  ///   - allowedHosts: the hosts, as `host` or `host:port`, in any case.
  ///   - timeout: the time limit of a transfer in seconds, above 0.
  ///   - maximumSize: the maximum size of a transfer in bytes.
  public init(allowedHosts: Set<String>, timeout: Double = 5, maximumSize: Int = 4 << 20) {
    self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
    self.timeout = timeout.isFinite ? min(max(timeout, 0.001), 3600) : 5
    self.maximumSize = max(0, maximumSize)
  }

  /// Loads the content at an address.
  ///
  /// - Parameters:
  ///   - address: the address in the sheet, with `http:` or `https:`.
  ///   - maximumSize: the maximum number of bytes, in addition to the limit of the loader.
  /// - Returns: the bytes.
  /// - Throws: the reason for the failure.
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
    // Foundation traps if a task is canceled during a redirect request. An abandoned task ends with
    // the next bytes or at the time limit.
    defer { session.finishTasksAndInvalidate() }
    var request = URLRequest(url: url, timeoutInterval: timeout)
    request.setValue("application/json, */*;q=0.5", forHTTPHeaderField: "Accept")
    session.dataTask(with: request).resume()
    return try transfer.wait()
  }

  /// Returns the reason to reject an address, or `nil` if it is allowed.
  private func problem(with url: URL) -> RemoteError? {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = url.host?.lowercased(), !host.isEmpty, url.user == nil, url.password == nil
    else { return .invalidAddress }
    let port = url.port ?? (scheme == "https" ? 443 : 80)
    let isAllowed = allowedHosts.contains(host) || allowedHosts.contains("\(host):\(port)")
    return isAllowed ? nil : .hostNotAllowed(host)
  }
}
