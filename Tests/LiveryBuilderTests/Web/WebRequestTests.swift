// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryBuilder

@Suite("A request")
struct WebRequestTests {
  @Test("without a query has none of its items")
  func bare() {
    #expect(WebRequest(path: "/").query.isEmpty)
  }
}
