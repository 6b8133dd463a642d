// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryTables
import Testing

@Suite("A payload")
struct UserInfoTests {
  private struct Thread: Codable, Equatable {
    var number: Int
    var names: [String]
    var inner: [String: Double]?
  }

  @Test("round-trips any value")
  func anyValue() throws {
    let thread = Thread(number: .max, names: ["a", "b"], inner: ["c": 0.5])
    let info = try UserInfo(encoding: thread)
    #expect(info["number"]?.integer == .max)
    #expect(info["names"]?[1]?.string == "b")
    #expect(info["names"]?[2] == nil)
    #expect(try info.decode(as: Thread.self) == thread)
    #expect(try UserInfo(encoding: 3).decode(as: Int.self) == 3)
  }

  @Test("of another type is rejected")
  func anotherKind() {
    #expect(throws: DecodingError.self) { try UserInfo.string("a").decode(as: Thread.self) }
  }

  @Test("equals its JSON")
  func json() throws {
    let json = #"{"a": [1, 1.5, true, null, "x"], "b": {}}"#
    let info = try JSONDecoder().decode(UserInfo.self, from: Data(json.utf8))
    #expect(info == ["a": [1, 1.5, true, nil, "x"], "b": .object([:])])
    let again = try JSONDecoder().decode(UserInfo.self, from: JSONEncoder().encode(info))
    #expect(again == info)
  }

  @Test("compares numbers by value only")
  func numbers() {
    #expect(UserInfo.number(2) == .integer(2))
    #expect(UserInfo.number(2).hashValue == UserInfo.integer(2).hashValue)
    #expect(UserInfo.number(2.5) != .integer(2))
    #expect(UserInfo.number(.nan) == .number(.nan))
    #expect(UserInfo.bool(true) != .integer(1))
    #expect(UserInfo.number(2.5).integer == nil)
    #expect(UserInfo.integer(2).number == 2)
  }
}
