// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// The items of a launcher, nine per page.
struct LauncherItems {
  private static let titles = [
    "Profile", "Messages", "Photos", "Places", "Favorites", "Apps", "Friends", "Events", "Notes",
    "Groups", "Music", "Movies", "Books", "News", "Weather", "Calendar", "Maps", "Clock",
    "Settings", "Help", "About",
  ]
  private static let pageSize = 9

  /// The indices of the remaining items.
  private var numbers = Array(titles.indices)
}

extension LauncherItems {
  /// The number of pages, at least 1.
  var pageCount: Int { max(1, (numbers.count + Self.pageSize - 1) / Self.pageSize) }

  /// Returns the items on a page.
  func numbers(onPage page: Int) -> ArraySlice<Int> {
    numbers.dropFirst(page * Self.pageSize).prefix(Self.pageSize)
  }

  func title(_ number: Int) -> String { Self.titles[number] }

  func icon(_ number: Int, _ artwork: Artwork) -> ImageSource? {
    artwork.icons.isEmpty ? nil : artwork.icons[number % artwork.icons.count]
  }

  /// Removes an item; after the last one, all items return.
  mutating func remove(_ number: Int) {
    numbers.removeAll { $0 == number }
    if numbers.isEmpty { self = LauncherItems() }
  }
}
