// SPDX-License-Identifier: Apache-2.0
import FirstQuery
import Livery

/// Queries the base theme harbor once.
@main
struct HarborQuery: FirstQuery {
  static func makeTheme() -> Theme { Theme(base: .harbor) }
}
