// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests of the precedence of presentational hints.
struct HintPrecedenceTests {
  @Test("style sheets override appearance and spacing, but not geometry and state")
  func rule() {
    let below: [Property] = [
      .color, .backgroundColor, .font, .fontSize, .border, .borderRadius, .padding, .margin,
      .boxShadow, .textAlign, .cursor, .flexDirection, .gap, .transition, .liveryPipeline,
    ]
    let above: [Property] = [
      .width, .height, .minWidth, .inset, .left, .position, .zIndex, .transform, .rotate, .opacity,
      .visibility, .display, .order, .flex, .gridArea, .direction,
    ]
    #expect(below.filter { $0.hintPrecedence != .belowSheets } == [])
    #expect(above.filter { $0.hintPrecedence != .aboveSheets } == [])
  }

  @Test("a shorthand overrides style sheets if all its longhands do", arguments: Property.allCases)
  func shorthand(property: Property) {
    let isAbove = property.longhands.allSatisfy { $0.hintPrecedence == .aboveSheets }
    #expect((property.hintPrecedence == .aboveSheets) == isAbove)
  }

  @Test("the documentation of each case ends with its precedence")
  func documentation() throws {
    let file = Corpora.packageRoot.appending(path: "Sources/CSSValues/Generated/Property.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var sentences: [String] = []
    for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("  case ") {
      sentences.append(line)
    }
    #expect(sentences.count == Property.allCases.count)
    for (property, sentence) in zip(Property.allCases, sentences) {
      let rules = Set(property.longhands.map(\.hintPrecedence))
      let end =
        switch rules {
        case [.aboveSheets]:
          "A value that the program sets overrides author style sheets and inline styles."
        case [.belowSheets]: "User and author style sheets override a value that the program sets."
        default: "The precedence of a value that the program sets depends on the longhand."
        }
      #expect(sentence.hasPrefix("  /// " + property.definition.documentation))
      #expect(sentence.hasSuffix(" " + end), "\(property)")
    }
  }
}
