// SPDX-License-Identifier: Apache-2.0
import LiveryTables

/// The pages in the order in which they are listed.
enum CatalogPages {
  /// All pages, as they are when the catalog starts.
  static var all: [any CatalogPage] {
    [
      ButtonsPage(), BadgesPage(), TabsPage(), SearchPage(), LauncherPage(), TablePage(.plain),
      TablePage(.grouped), StyledTextPage(), StylesPage(),
    ]
  }
}
