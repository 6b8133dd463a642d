// SPDX-License-Identifier: Apache-2.0

/// The items of a completion, of which each label occurs once.
struct CompletionItems {
  /// The items.
  private(set) var items: [CompletionItem] = []
  private var labels: Set<String> = []

  /// The maximum number of items in an answer.
  static let maximumCount = 1000

  /// Adds an item unless one with its label is present.
  mutating func add(_ item: CompletionItem) {
    if labels.insert(item.label).inserted { items.append(item) }
  }

  /// Removes the items that satisfy a condition.
  mutating func removeAll(where isRemoved: (CompletionItem) -> Bool) {
    items.removeAll(where: isRemoved)
  }

  /// Returns the items for a word, and whether there are more.
  ///
  /// If there are too many items, those that do not begin with the word are left out first.
  ///
  /// - Parameter word: The part of the word before the cursor.
  /// - Returns: The items.
  func bounded(by word: String) -> (items: [CompletionItem], isComplete: Bool) {
    guard items.count > Self.maximumCount else { return (items, true) }
    let prefix = word.lowercased()
    let matching = items.filter {
      $0.label.lowercased().hasPrefix(prefix) || $0.filter?.lowercased().hasPrefix(prefix) == true
    }
    let sorted = matching.sorted { $0.rank.rawValue < $1.rank.rawValue }
    return (Array(sorted.prefix(Self.maximumCount)), false)
  }
}
