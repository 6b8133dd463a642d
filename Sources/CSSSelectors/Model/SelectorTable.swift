// SPDX-License-Identifier: Apache-2.0
package import CSSStorage
import CSSSyntax

/// The selectors of one style sheet in flat arrays, ready to be matched.
///
/// ```swift
/// var table = SelectorTable()
/// let list = table.parseList(stream, rule.prelude, nestedIn: nil, names: &names, log: &log)
/// ```
///
/// Selectors inside of functions are records of their own in ``branches``; their components stand
/// behind those of the selector around them, so that every record has one run of components.
///
/// The components of a selector stand in the order in which they are matched: the rightmost
/// compound first, a combinator between each two compounds, the simple selectors of a compound as
/// they were written. Names are atoms of the table of names that was given when the selector was
/// parsed; the same one must be given wherever the table asks for names.
///
/// Types, classes, ids and attribute names are compared with regard to case: they name the
/// program's own objects. Pseudo-classes and pseudo-elements are not.
///
/// The files of `Parsing` follow the grammar: `parseList` calls `parseComplexSelector`, that one `parseCompound`, and that one
/// the parsers of types, attributes and pseudo-classes, which call `parseArgument` and so `parseList` again. ``SelectorIndex``
/// files the selectors of a table by id, class and type, ``SelectorMatcher`` matches them, and `SelectorPrinter` writes them.
package struct SelectorTable: Sendable {
  /// Simple selectors and combinators of all selectors.
  package internal(set) var components: RecordArray<SimpleSelector> = []
  /// One record for each complex selector, in the order of parsing.
  package internal(set) var selectors: RecordArray<SelectorRecord> = []
  /// The selectors inside of functions; those of one function are a run.
  var branches: RecordArray<SelectorRecord> = []
  /// The lists inside of functions.
  var arguments: [SelectorArgument] = []
  /// What `:nth-child()` and its like ask.
  var nths: [NthTest] = []
  /// The arguments of `:lang()`.
  var languages = LanguageLists()
  /// What the attribute selectors ask.
  var attributes: [AttributeTest] = []
  /// The values of ``attributes``, and language ranges.
  var text: [UInt8] = []
  /// The lists that `&` stands for.
  var nestings = NestingTable()
  /// What waits for the selector around it while that one is read.
  var pending = PendingSelectors()

  /// A table without selectors.
  package init() {}

  /// Makes room for the selectors of some rules, as many as such rules usually have.
  package mutating func reserveCapacity(rules: Int) {
    selectors.reserveCapacity(rules * 3 / 2)
    components.reserveCapacity(rules * 4)
  }

  /// How many complex selectors there are.
  package var count: Int { selectors.count }

  /// The components of a selector.
  package func components(of selector: Int) -> Range<Int> {
    let range = selectors[selector].components
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Whether a selector is nothing but the name that an index files it by: it matches every element proper that has
  /// the name.
  package func isKeyAlone(_ selector: Int) -> Bool {
    let record = selectors[selector]
    guard record.components.count == 1 else { return false }
    switch components[Int(record.components.lowerBound)].kind {
    case .id: return record.bucket == .id
    case .class: return record.bucket == .class
    case .type: return record.bucket == .type
    case .universal: return true
    default: return false
    }
  }

  /// The test of an attribute selector.
  package func attribute(_ component: SimpleSelector) -> AttributeTest {
    attributes[Int(component.value)]
  }

  /// Appends the test of an attribute selector as bytes: equal tests have equal bytes, and none begins another one.
  package func appendAttribute(_ component: SimpleSelector, to bytes: inout [UInt8]) {
    let test = attribute(component)
    withUnsafeBytes(of: test.name.rawValue) { bytes += $0 }
    bytes.append(test.comparison.rawValue)
    bytes.append(test.sensitivity.rawValue)
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: test.value.count)) { bytes += $0 }
    bytes += text[Int(test.value.lowerBound)..<Int(test.value.upperBound)]
  }

  /// The highest specificity in a list; zero for an empty one.
  package func highestSpecificity(in list: Range<Int>) -> Specificity {
    selectors[list].reduce(.zero) { max($0, $1.specificity) }
  }
}
