// SPDX-License-Identifier: Apache-2.0
package import CSSStorage
import CSSSyntax

/// The selectors of a style sheet, parsed into flat arrays for matching.
///
/// ```swift
/// var table = SelectorTable()
/// let list = table.parseList(stream, rule.prelude, nestedIn: nil, names: &names, log: &log)
/// ```
///
/// Selectors in functions are separate records in ``branches``. Their components follow those of
/// the enclosing selector, so that every record has one range of components.
///
/// The components of a selector are in matching order: the rightmost compound first, a combinator
/// between each two compounds, and the simple selectors of a compound in source order. Names are
/// atoms of the name table that was passed to the parser. Pass the same table wherever a function
/// requires names.
///
/// Types, classes, ids and attribute names are case-sensitive, because they name objects of the
/// program. Pseudo-classes and pseudo-elements are ASCII case-insensitive.
///
/// The files in `Parsing` follow the grammar: `parseList` calls `parseComplexSelector`, which calls
/// `parseCompound`. That calls the parsers of types, attributes and pseudo-classes, which call
/// `parseArgument` and thus `parseList` again. ``SelectorMap`` is the selector map of a table by
/// id, class and type. ``SelectorMatcher`` matches the selectors, and `SelectorPrinter` serializes
/// them.
package struct SelectorTable: Sendable {
  /// The simple selectors and combinators of all selectors.
  package internal(set) var components: RecordArray<SimpleSelector> = []
  /// The record of each complex selector, in the order of parsing.
  package internal(set) var selectors: RecordArray<SelectorRecord> = []
  /// The selectors in functions; those of one function are consecutive.
  var branches: RecordArray<SelectorRecord> = []
  /// The selector lists of functions.
  var arguments: [SelectorArgument] = []
  /// The tests of `:nth-child()` and related functions.
  var nths: [NthTest] = []
  /// The arguments of `:lang()`.
  var languages = LanguageLists()
  /// The tests of attribute selectors.
  var attributes: [AttributeTest] = []
  /// The values of ``attributes``, and language ranges.
  var text: [UInt8] = []
  /// The selector lists that `&` represents.
  var nestings = NestingTable()
  /// The nested selectors whose enclosing selector is incomplete.
  var pending = PendingSelectors()

  /// Creates a table without selectors.
  package init() {}

  /// Reserves memory for the typical selectors of a number of rules.
  package mutating func reserveCapacity(rules: Int) {
    selectors.reserveCapacity(rules * 3 / 2)
    components.reserveCapacity(rules * 4)
  }

  /// The number of complex selectors.
  package var count: Int { selectors.count }

  /// Returns the range of the components of a selector.
  package func components(of selector: Int) -> Range<Int> {
    let range = selectors[selector].components
    return Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Returns whether a selector is only its key name, and so matches every proper element with the
  /// name.
  package func isKeyOnly(_ selector: Int) -> Bool {
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

  /// Returns the test of an attribute selector.
  package func attribute(_ component: SimpleSelector) -> AttributeTest {
    attributes[Int(component.value)]
  }

  /// Appends the test of an attribute selector as bytes; the encoding is unique and prefix-free.
  package func appendAttribute(_ component: SimpleSelector, to bytes: inout [UInt8]) {
    let test = attribute(component)
    withUnsafeBytes(of: test.name.rawValue) { bytes += $0 }
    bytes.append(test.comparison.rawValue)
    bytes.append(test.sensitivity.rawValue)
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: test.value.count)) { bytes += $0 }
    bytes += text[Int(test.value.lowerBound)..<Int(test.value.upperBound)]
  }

  /// Returns the maximum specificity in a list, or zero for an empty one.
  package func highestSpecificity(in list: Range<Int>) -> Specificity {
    selectors[list].reduce(.zero) { max($0, $1.specificity) }
  }
}
