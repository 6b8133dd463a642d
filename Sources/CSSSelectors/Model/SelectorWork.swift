// SPDX-License-Identifier: Apache-2.0
#if DEBUG
  import Synchronization

  /// The work on selectors that tests count.
  ///
  /// Programs have no counter: release builds leave it out.
  ///
  /// ```swift
  /// let work = SelectorWork()
  /// SelectorWork.$current.withValue(work) { _ = CSSStyleSheet(".a, .b { color: red }") }
  /// work.parsedSelectors    // 2
  /// ```
  package final class SelectorWork: Sendable {
    private let parsed = Atomic(0)
    private let tried = Atomic(0)

    /// The number of complex selectors that were parsed in lists of rules.
    package var parsedSelectors: Int { parsed.load(ordering: .relaxed) }

    /// The number of entries of selector indexes that were tried for an element.
    package var triedEntries: Int { tried.load(ordering: .relaxed) }

    /// A counter at zero.
    package init() {}

    /// The counter of the current task, or `nil` if nothing is counted.
    @TaskLocal package static var current: SelectorWork?

    /// Counts the parsed selectors of a list.
    func addParsed(_ count: Int) { parsed.add(count, ordering: .relaxed) }

    /// Counts the tried entries of an index.
    func addTried(_ count: Int) { tried.add(count, ordering: .relaxed) }
  }
#endif
