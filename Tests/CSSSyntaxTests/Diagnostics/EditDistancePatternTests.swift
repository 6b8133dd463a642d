// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSSyntax

@Suite("Edit distances")
struct EditDistancePatternTests {
  @Test(
    "counts the edits between two words",
    arguments: [
      ("color", "color", 0), ("colour", "color", 1), ("clor", "color", 1), ("coolr", "color", 1),
      ("cloor", "color", 1), ("COLOR", "color", 0), ("a", "b", 1), ("ab", "ba", 1),
      ("ca", "abc", 3), ("a", "", 1), ("kitten", "sitting", 3),
    ])
  func distance(_ word: String, _ other: String, _ count: Int) throws {
    #expect(try #require(EditDistancePattern(word)).distance(to: other, limit: 3) == count)
    #expect(try #require(EditDistancePattern(word)).distance(to: other, limit: count - 1) == nil)
  }

  @Test("random words have the distance of the full dynamic-programming table")
  func random() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      let words = (0..<2).map { _ in
        String((0..<Int.random(in: 1...48, using: &generator)).map { _ in "abcd".randomElement()! })
      }
      let word = try #require(EditDistancePattern(words[0]))
      let distance = plainSlips(Array(words[0]), Array(words[1]))
      #expect(word.distance(to: words[1], limit: 48) == distance, "\(words)")
      #expect(word.distance(to: words[1], limit: distance) == distance, "\(words)")
      #expect(word.distance(to: words[1], limit: distance - 1) == nil, "\(words)")
    }
  }

  @Test("empty words and words of more than 48 letters are not compared")
  func length() {
    #expect(EditDistancePattern("") == nil)
    #expect(EditDistancePattern(String(repeating: "a", count: 49)) == nil)
    #expect(closest(to: String(repeating: "a", count: 48), in: ["a"]) == nil)
  }

  @Test("prefers the first of equal suggestions, or the alphabetically first")
  func equals() {
    #expect(closest(to: "lime", in: ["line", "life"]) == "line")
    #expect(closest(to: "lime", in: Set(["line", "life", "like"])) == "life")
    #expect(closest(to: "lime", in: ["line", "lime"]) == nil)
    #expect(closest(to: "ab", in: ["xy"]) == nil)
    #expect(closest(to: "-webkit-colour", in: ["-webkit-color"]) == nil)
  }

  @Test("returns all similar names, the closest first")
  func similar() {
    let names = ["lines", "line", "life", "slime", "other"]
    #expect(similarNames(to: "limes", in: names, maximumCount: 9) == ["lines"])
    #expect(similarNames(to: "slimes", in: names, maximumCount: 9) == ["slime", "lines"])
    #expect(similarNames(to: "lime", in: names, maximumCount: 2) == ["line", "life"])
    #expect(similarNames(to: "line", in: names, maximumCount: 9) == [])
    #expect(similarNames(to: "", in: names, maximumCount: 9) == [])
  }

  @Test("suggests no name if there are thousands of candidates")
  func many() {
    let names = Set((0..<4000).map { "name-\($0)" })
    #expect(closest(to: "nam-17", in: names) == "name-17")
    #expect(closest(to: "nam-17", in: names.union(["other"])) == nil)
  }
}

/// Returns the edit distance by optimal string alignment, computed cell by cell.
private func plainSlips(_ a: [Character], _ b: [Character]) -> Int {
  var table = (0...a.count).map { i in (0...b.count).map { j in i == 0 ? j : j == 0 ? i : 0 } }
  for i in 1...a.count {
    for j in 1...b.count {
      let change = a[i - 1] == b[j - 1] ? 0 : 1
      table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + change)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
      }
    }
  }
  return table[a.count][b.count]
}
