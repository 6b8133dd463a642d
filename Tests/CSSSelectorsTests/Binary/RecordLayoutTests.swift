// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSSelectors

/// Tests that records have the same layout in memory and in a compiled theme.
@Suite struct RecordLayoutTests {
  @Test("a record has the size of its words, and each field the offset of its word")
  func layout() {
    #expect(MemoryLayout<SimpleSelector>.stride == 8)
    #expect(MemoryLayout<SimpleSelector>.offset(of: \.kind) == 0)
    #expect(MemoryLayout<SimpleSelector>.offset(of: \.flags) == 1)
    #expect(MemoryLayout<SimpleSelector>.offset(of: \.value) == 4)
    #expect(MemoryLayout<SelectorRecord>.stride == 20)
    #expect(MemoryLayout<SelectorRecord>.offset(of: \.componentRange) == 0)
    #expect(MemoryLayout<SelectorRecord>.offset(of: \.specificity) == 8)
    #expect(MemoryLayout<SelectorRecord>.offset(of: \.key) == 12)
    #expect(MemoryLayout<SelectorRecord>.offset(of: \.bucket) == 16)
    #expect(MemoryLayout<SelectorRecord>.offset(of: \.flags) == 17)
    #expect(MemoryLayout<SelectorMap.Entry>.stride == 24)
    #expect(MemoryLayout<SelectorMap.Entry>.offset(of: \.pseudoClasses) == 0)
    #expect(MemoryLayout<SelectorMap.Entry>.offset(of: \.ancestors) == 8)
    #expect(MemoryLayout<SelectorMap.Entry>.offset(of: \.selector) == 16)
    #expect(MemoryLayout<SelectorMap.Entry>.offset(of: \.remainingTest) == 20)
  }
}
