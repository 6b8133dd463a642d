// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import Synchronization

/// The elements that were asked about, each computed once, by the selector's text and the state.
///
/// A look-up hashes the text, takes a lock and compares: nothing is allocated for a question that was asked before.
final class AnswerCache: Sendable {
  /// How many elements are kept; at the next one all are forgotten, so that no series of questions fills the memory.
  static let capacity = 4096
  /// Selectors of more bytes than this are not kept.
  static let maximumLength = 1024
  /// What the long lists and the custom properties of all elements kept may take in bytes, beyond what they share.
  static let maximumFootprint = 1 << 26

  /// The sheets that are asked.
  let stack: SheetStack
  /// The compiled rules, active or not.
  var index: RuleIndex { stack.index }
  /// What conditions and values depend on besides the sheets.
  let environment: StyleEnvironment
  private let active = ComputedOnce<(rules: ActiveRules, stylers: StylerPool)>()
  /// Whether a selector asks what is below an element, so that one element cannot be styled without the whole tree.
  var asksBelow: Bool { index.selectors.askBelow }
  private let syntheticElements = ComputedOnce<SyntheticElements>()
  private let table = Mutex(Table())

  init(_ stack: SheetStack, in environment: StyleEnvironment) {
    self.stack = stack
    self.environment = environment
  }

  /// The rules that hold, found when they are first needed.
  var rules: ActiveRules { activeRules.rules }
  /// The stylers of trees.
  var stylers: StylerPool { activeRules.stylers }

  private var activeRules: (rules: ActiveRules, stylers: StylerPool) {
    active.value {
      let rules = ActiveRules(index, in: environment)
      return (rules, StylerPool(rules))
    }
  }

  /// The style of the element that a selector describes, in a control state.
  func style(for selector: String, state: ControlState) -> ElementStyle {
    var selector = selector
    let hash = selector.withUTF8 { Table.hash($0, state) }
    if let style = table.withLock({ $0.find(selector, state, hash: hash) }) { return style }
    let style = style(for: selector, states: state.pseudoClasses)
    guard selector.utf8.count <= Self.maximumLength else { return style }
    table.withLock { $0.insert(style, state, hash: hash) }
    return style
  }

  /// The style of the element that a selector describes, in some states; not kept.
  func style(for selector: String, states: [String]) -> ElementStyle {
    let elements = syntheticElements.value { SyntheticElements(rules) }
    return elements.answers(selector, states: states)
  }
}

extension AnswerCache {
  /// The styles of elements, by selector text and control state.
  ///
  /// A dictionary would need a string for each question.
  private struct Table {
    private var entries: [(state: ControlState, style: ElementStyle)] = []
    private var numbers = NumberTable()
    private var footprint = 0

    static func hash(_ selector: UnsafeBufferPointer<UInt8>, _ state: ControlState) -> UInt32 {
      let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
      var hash = UInt64(selector.count) &+ UInt64(state.rawValue) << 32
      for byte in selector { hash = (hash ^ UInt64(byte)) &* factor }
      return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    func find(_ selector: String, _ state: ControlState, hash: UInt32) -> ElementStyle? {
      numbers.find(hash) {
        entries[$0].state == state && entries[$0].style.selector == selector
      }.map { entries[$0].style }
    }

    mutating func insert(_ style: ElementStyle, _ state: ControlState, hash: UInt32) {
      let added = style.footprint
      if entries.count >= AnswerCache.capacity
        || footprint + added > AnswerCache.maximumFootprint
      {
        self = Table()
      }
      // Another thread may have asked the same question meanwhile.
      guard find(style.selector, state, hash: hash) == nil else { return }
      numbers.insert(entries.count, hash)
      entries.append((state, style))
      footprint += added
    }
  }
}

extension SelectorTable {
  /// Whether a selector asks what is below an element: with `:has()` or with `:focus-within`.
  fileprivate var askBelow: Bool {
    selectors.contains { $0.flags.contains(.has) }
      || components.contains {
        $0.kind == .pseudoClass && $0.value == PseudoClass.focusWithin.rawValue
      }
  }
}
