// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct TextAlignTests {
  @Test(
    "match-parent resolves to the parent's start side",
    arguments: [
      (TextDirection.ltr, TextAlign.start, "left"), (.rtl, .start, "right"), (.ltr, .end, "right"),
      (.rtl, .end, "left"), (.rtl, .center, "center"), (.rtl, .left, "left"),
    ])
  func matchParent(direction: TextDirection, align: TextAlign, expected: String) {
    var context = ComputationContext()
    context.parentText = .init(direction: direction, align: align)
    let value = CSSValue.keyword(.matchParent).computed(for: .textAlign, in: context)
    #expect(value.description == expected)
    #expect(CSSValue.keyword(.end).computed(for: .textAlign, in: context) == .keyword(.end))
  }

  @Test("the last line matches the parent's last line")
  func lastLine() {
    var context = ComputationContext()
    context.parentText = .init(direction: .rtl, align: .center, alignLast: .end)
    let value = CSSValue.keyword(.matchParent).computed(for: .textAlignLast, in: context)
    #expect(value == .keyword(.left))
    context.parentText?.alignLast = .auto
    let auto = CSSValue.keyword(.matchParent).computed(for: .textAlignLast, in: context)
    #expect(auto == .keyword(.auto))
  }

  @Test("match-parent without a parent resolves to start")
  func root() {
    let value = CSSValue.keyword(.matchParent).computed(for: .textAlign, in: ComputationContext())
    #expect(value == .keyword(.start))
  }
}
