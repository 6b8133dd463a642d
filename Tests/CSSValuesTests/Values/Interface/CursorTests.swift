// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct CursorTests {
  @Test("a cursor has images with hotspots and a fallback keyword")
  func cursor() throws {
    let value = Property.cursor.value(parsing: "url(a) 1 2, url(b), help")
    guard case .list(let values)? = value else {
      Issue.record("no list")
      return
    }
    #expect(
      CursorImage(values[0])
        == CursorImage(image: .url(URLValue("a")), hotspot: .init(x: .plain(1), y: .plain(2))))
    #expect(CursorImage(values[1]) == CursorImage(image: .url(URLValue("b"))))
    #expect(CursorImage(values[2]) == nil)
    #expect(CursorImage(values[0])?.description == "url(\"a\") 1 2")
    #expect(Property.cursor.value(parsing: "help") == .keyword(.help))
  }
}
