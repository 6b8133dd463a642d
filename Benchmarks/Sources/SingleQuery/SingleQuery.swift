// SPDX-License-Identifier: Apache-2.0
import FirstQuery
import Livery

/// Queries the default theme once.
@main
struct SingleQuery: FirstQuery {
  static func makeTheme() -> Theme { Theme() }
}
