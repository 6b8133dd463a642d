// SPDX-License-Identifier: Apache-2.0
import LiveryTables

/// The pages in the order of the list.
enum CatalogPages {
  /// All pages, in their initial states.
  static var all: [any CatalogPage] {
    [
      ControlsPage.choices, ControlsPage.fields, ControlsPage.ranges, ControlsPage.navigation,
      ControlsPage.overlays, ControlsPage.surfaces, ButtonsPage(), BadgesPage(), TabsPage(),
      SearchPage(), LauncherPage(), TablePage(.plain),
      TablePage(.grouped), StyledTextPage(), StylesPage(),
    ]
  }
}
