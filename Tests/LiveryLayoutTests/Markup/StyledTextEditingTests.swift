// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import Testing

@Suite struct StyledTextEditingTests {
  let text = StyledText(markup: "<p>a<b class='x y'>b</b></p><p id=q>c<i>d</i><u class=x>e</u></p>")

  @Test("a path leads to a node")
  func reading() {
    #expect(text[[0, 0]] == .text("a"))
    #expect(text[[1, 1, 0]] == .text("d"))
    #expect(text[[]] == .element(text.root))
    for path in [[2], [0, 0, 0], [0, -1], [0, 2], [1, 1, 0, 0]] {
      #expect(text[NodePath(path)] == nil)
    }
  }

  @Test("inserts, removes and replaces nodes")
  func writing() {
    var text = text
    text.append(.text("!"))
    let places: [NodePath] = [[0, 0], [1, 3], [1, 5], [], [0, 0, 0]]
    let isInserted = places.map { text.insert(.text("0"), at: $0) }
    #expect(isInserted == [true, true, false, false, false])
    let removed = [[1, 1, 0], [1, 1, 0], []].map { text.remove(at: NodePath($0)) }
    #expect(removed == [.text("d"), nil, nil])
    let replaced = text.replace(at: [0, 2], with: [.text("1"), .text("2")])
    #expect(replaced != nil)
    #expect(text.markup == "<p>0a12</p><p id=\"q\">c<i></i><u class=\"x\">e</u>0</p>!")
  }

  @Test("setting a path changes or removes a node, or does nothing")
  func setting() {
    var text = text
    text[[0, 1, 0]] = .text("z")
    text[[1]] = nil
    text[[5]] = .text("y")
    #expect(text.markup == "<p>a<b class=\"x y\">z</b></p>")
    text[[]] = nil
    text[[]] = .element(LayoutElement("styledText", [.text("new")]))
    #expect(text.markup == "new")
  }

  @Test("finds elements by class, predicate and index")
  func finding() throws {
    #expect(text.first(withClass: "x")?.type == "b")
    #expect(text.first(withClass: "z") == nil)
    #expect(text.path(ofFirst: { $0.id == "q" }) == [1])
    #expect(text.path(ofFirst: { $0.type == "u" }) == [1, 2])
    #expect(text.path(ofFirst: { $0.type == "styledText" }) == [])
    let paths: [NodePath] = [[], [0], [0, 1], [1], [1, 1], [1, 2]]
    for (number, path) in paths.enumerated() {
      #expect(text.elementPath(at: number) == path)
      #expect(text.elementNumber(at: path) == number)
    }
    #expect(text.elementPath(at: 6) == nil)
    #expect(text.elementPath(at: -1) == nil)
    #expect(text.elementNumber(at: [0, 0]) == nil)
    #expect(text.elementNumber(at: [9]) == nil)
  }
}
