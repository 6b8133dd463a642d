// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import Synchronization

/// The styles of queried elements, each computed once, by selector text and control state.
///
/// A look-up hashes the text, takes a lock and compares. A repeated query allocates no memory.
final class StyleCache: Sendable {
  /// The maximum number of cached elements.
  ///
  /// The next insertion empties the cache, so that no series of queries fills the memory.
  static let capacity = 4096
  /// The maximum length of a cached selector in bytes.
  static let maximumLength = 1024
  /// The maximum size, in bytes, of the long lists and custom properties of all cached elements.
  ///
  /// Data that elements share does not count.
  static let maximumSizeInBytes = 1 << 26

  /// The queried sheets.
  let stack: SheetStack
  /// The index of all rules, whether or not their conditions match.
  var index: RuleIndex { stack.index }
  /// The environment that conditions and values depend on.
  let environment: StyleEnvironment
  private let active = ComputedOnce<(rules: CascadeData, stylers: StylerPool)>()
  /// Whether any selector depends on the descendants of an element.
  ///
  /// If so, one element cannot be styled without the whole tree.
  var dependsOnDescendants: Bool { index.selectors.dependOnDescendants }
  private let syntheticElements = ComputedOnce<SyntheticElements>()
  private let table = Mutex(Table())

  init(_ stack: SheetStack, in environment: StyleEnvironment) {
    self.stack = stack
    self.environment = environment
  }

  /// The rules that apply in the environment, computed on first use.
  var rules: CascadeData { cascadeData.rules }
  /// The pool of stylers for trees.
  var stylers: StylerPool { cascadeData.stylers }

  private var cascadeData: (rules: CascadeData, stylers: StylerPool) {
    active.value {
      let rules = CascadeData(index, in: environment)
      return (rules, StylerPool(rules))
    }
  }

  /// Returns the style of the element that a selector describes, in a control state.
  func style(for selector: String, state: ControlState) -> ElementStyle {
    var selector = selector
    let hash = selector.withUTF8 { Table.hash($0, state) }
    if let style = table.withLock({ $0.find(selector, state, hash: hash) }) { return style }
    let style = style(for: selector, states: state.pseudoClasses)
    guard selector.utf8.count <= Self.maximumLength else { return style }
    table.withLock { $0.insert(style, state, hash: hash) }
    return style
  }

  /// Returns the style of the element that a selector describes, in some states.
  ///
  /// The result is not cached.
  func style(for selector: String, states: [String]) -> ElementStyle {
    let elements = syntheticElements.value { SyntheticElements(rules) }
    return elements.style(for: selector, states: states)
  }
}

extension StyleCache {
  /// The styles of elements, by selector text and control state.
  ///
  /// A dictionary would need a string for each query.
  private struct Table {
    private var entries: [(state: ControlState, style: ElementStyle)] = []
    private var numbers = NumberTable()
    private var sizeInBytes = 0

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
      let added = style.sizeInBytes
      if entries.count >= StyleCache.capacity
        || sizeInBytes + added > StyleCache.maximumSizeInBytes
      {
        self = Table()
      }
      // Another thread may have inserted the same style meanwhile.
      guard find(style.selector, state, hash: hash) == nil else { return }
      numbers.insert(entries.count, hash)
      entries.append((state, style))
      sizeInBytes += added
    }
  }
}

extension SelectorTable {
  /// Whether a selector depends on the descendants of an element, by `:has()` or `:focus-within`.
  fileprivate var dependOnDescendants: Bool {
    selectors.contains { $0.flags.contains(.has) }
      || components.contains {
        $0.kind == .pseudoClass && $0.value == PseudoClass.focusWithin.rawValue
      }
  }
}
