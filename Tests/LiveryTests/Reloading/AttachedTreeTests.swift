// SPDX-License-Identifier: Apache-2.0
import Livery
import TestSupport
import Testing

/// Tests for trees of nodes that follow a theme.
@Suite struct AttachedTreeTests {
  private final class View: StyleNode {
    var styleType: String { "view" }
    let styleClasses: [String]
    var styleStates: [String] = []
    var styleParent: (any StyleNode)? { nil }
    let styleChildren: [any StyleNode]

    init(_ styleClass: String, _ children: [any StyleNode] = []) {
      styleClasses = [styleClass]
      styleChildren = children
    }
  }

  private let theme = Theme(
    CSSStyleSheet(".a { color: red } .b { width: 1px } .c { cursor: pointer }", name: "a.css"))
  private let updates = Recorder<StyleUpdate>()
  private let nodes = [View("a"), View("b"), View("c")]

  private func attach() -> AttachedTree {
    theme.attach(theme.styledTree(of: View("window", nodes))) { [updates] in updates.add($0) }
  }

  private func words(_ update: StyleUpdate) -> [String] {
    update.changes.map { "\($0.index) \($0.effect)" }
  }

  @Test("a reload reports the affected nodes and the required work")
  func effects() {
    let attached = attach()
    theme.replace("a.css", with: ".a { color: navy } .b { width: 2px } .c { cursor: text }")
    #expect(updates.all.map(words) == [["1 repaint", "2 relayout", "3 nothing"]])
    #expect(attached.tree.index(of: nodes[1]) == 2)
    #expect(attached.tree[nodes[1]]?[.width].description == "2px")
    theme.add(".d { width: 1px }", name: "b.css")
    #expect(updates.all.count == 1, "nothing of the tree")
    attached.cancel()
    theme.replace("a.css", with: "")
    #expect(updates.all.count == 1)
  }

  @Test("undoes a removed declaration and updates inheriting nodes")
  func inheritance() {
    theme.add(".window { color: teal }", name: "b.css")
    let attached = attach()
    theme.remove("b.css")
    #expect(updates.all.map { $0.changes.map(\.index) } == [[0, 2, 3]])
    withExtendedLifetime(attached) {}
  }

  @Test("a tree created before a change has current styles")
  func late() {
    let tree = theme.styledTree(of: View("window", nodes))
    theme.replace("a.css", with: ".b { width: 9px }")
    let attached = theme.attach(tree) { [updates] in updates.add($0) }
    #expect(attached.tree[nodes[1]]?[.width].description == "9px")
    #expect(updates.all.isEmpty)
  }

  @Test("nodes may change meanwhile")
  func nodeUpdates() {
    theme.add(".b:hover { width: 5px }", name: "b.css")
    let attached = attach()
    nodes[1].styleStates = ["hover"]
    let update = attached.update { [nodes] in $0.update(nodes[1]) }
    #expect(words(update) == ["2 relayout"])
    theme.replace("b.css", with: ".b:hover { width: 6px }")
    #expect(attached.tree[nodes[1]]?[.width].description == "6px")
    #expect(updates.all.count == 1)
  }

  @Test("a tree follows files that are saved, and the environment")
  func files() async throws {
    let folder = try ThemeFolder()
    try folder.write("a.css", ".a { color: teal }")
    try theme.add(contentsOfFile: folder.path("a.css"))
    let watcher = try theme.watch(.patient)
    let attached = attach()
    try folder.write("a.css", ":root { color-scheme: light dark } .a { color: CanvasText }")
    try await until { !updates.all.isEmpty }
    #expect(updates.all.first?.changes.map(\.index).contains(1) == true)
    theme.environment.colorScheme = .dark
    // The watcher may still be delivering the first update; it then delivers this one as well.
    try await until { updates.all.last.map(words)?.contains("1 repaint") == true }
    withExtendedLifetime((watcher, attached)) {}
  }

  @Test("a released tree does not follow the theme")
  func end() {
    weak var gone: AttachedTree?
    do {
      let attached = attach()
      gone = attached
    }
    #expect(gone == nil)
    theme.replace("a.css", with: "")
    #expect(updates.all.isEmpty)
  }
}
