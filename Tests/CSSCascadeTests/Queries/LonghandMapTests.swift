// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

struct LonghandMapTests {
  @Test("stores a value for every longhand and none for shorthands")
  func values() {
    var map = LonghandMap<Int>()
    for property in Property.allCases.prefix(Property.longhandCount).reversed() {
      #expect(map[property] == nil)
      map.set(property, Int(property.rawValue))
    }
    for property in Property.allCases {
      #expect(map[property] == (property.isShorthand ? nil : Int(property.rawValue)))
    }
    map.set(.color, -1)
    #expect(map[.color] == -1)
    #expect(map.values.count == Property.longhandCount)
  }
}
