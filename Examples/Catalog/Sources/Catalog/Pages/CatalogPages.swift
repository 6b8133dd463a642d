// SPDX-License-Identifier: Apache-2.0

/// The pages in the order in which they are listed.
enum CatalogPages {
  /// All pages, as they are when the catalog starts.
  static var all: [any CatalogPage] {
    [ButtonsPage(), BadgesPage(), TabsPage(), SearchPage(), LauncherPage(), StylesPage()]
  }
}
