// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryBuilder

@Suite("The hosts of a server")
struct AllowedHostsTests {
  static let cases: [(String, String, Bool)] = [
    ("127.0.0.1", "127.0.0.1:8080", true), ("127.0.0.1", "localhost:8080", true),
    ("127.0.0.1", "LocalHost:8080", true), ("127.0.0.1", "[::1]:8080", true),
    ("127.0.0.1", "127.0.0.1", false), ("127.0.0.1", "127.0.0.1:80", false),
    ("127.0.0.1", "127.0.0.1:08080", true), ("127.0.0.1", "127.0.0.1:", false),
    ("127.0.0.1", "127.0.0.1:+8080", false), ("127.0.0.1", "127.0.0.1:99999", false),
    ("127.0.0.1", "127.0.0.2:8080", false), ("127.0.0.1", "evil.example:8080", false),
    ("127.0.0.1", "localhost.evil.example:8080", false), ("127.0.0.1", "[::1:8080", false),
    ("127.0.0.1", "::1:8080", false), ("127.0.0.1", "a@localhost:8080", false),
    ("127.0.0.1", "192.168.1.5:8080", false), ("127.0.0.5", "127.0.0.5:8080", true),
    ("0.0.0.0", "192.168.1.5:8080", true), ("0.0.0.0", "[fe80::1]:8080", true),
    ("0.0.0.0", "192.168.1.256:8080", false), ("0.0.0.0", "192.168.1:8080", false),
    ("0.0.0.0", "1.2.3.4.5:8080", false), ("0.0.0.0", "evil.example:8080", false),
    ("0.0.0.0", "[evil]:8080", false), ("0.0.0.0", "localhost:8080", true),
    ("::", "[2001:db8::1]:8080", true), ("::", "studio:8080", false),
  ]

  @Test("are its own addresses, and names only on loopback", arguments: cases)
  func allows(listening: String, host: String, isAllowed: Bool) {
    #expect(AllowedHosts(port: 8080, listening: listening).allows(host) == isAllowed)
  }

  @Test("omit the default port of HTTP")
  func port() {
    #expect(AllowedHosts(port: 80, listening: "127.0.0.1").allows("localhost"))
    #expect(!AllowedHosts(port: 81, listening: "127.0.0.1").allows("localhost"))
  }
}
