// SPDX-License-Identifier: Apache-2.0
#if DEBUG
  import Synchronization

  /// A counter of work on selectors, for tests.
  ///
  /// Release builds leave the counter out.
  ///
  /// ```swift
  /// let work = SelectorWorkCounter()
  /// SelectorWorkCounter.$current.withValue(work) { _ = CSSStyleSheet(".a, .b { color: red }") }
  /// work.parsedSelectors    // 2
  /// ```
  package final class SelectorWorkCounter: Sendable {
    private let parsed = Atomic(0)
    private let tried = Atomic(0)

    /// The number of complex selectors that were parsed in selector lists of rules.
    package var parsedSelectors: Int { parsed.load(ordering: .relaxed) }

    /// The number of selector-map entries that were tried for an element.
    package var triedEntries: Int { tried.load(ordering: .relaxed) }

    /// Creates a counter at zero.
    package init() {}

    /// The counter of the current task, or `nil` if work is not counted.
    @TaskLocal package static var current: SelectorWorkCounter?

    /// Adds the number of parsed selectors of a list.
    func addParsed(_ count: Int) { parsed.add(count, ordering: .relaxed) }

    /// Adds the number of tried entries of an index.
    func addTried(_ count: Int) { tried.add(count, ordering: .relaxed) }
  }
#endif
