// SPDX-License-Identifier: Apache-2.0
// Queries the base theme harbor once, as SingleQuery does the default theme.
import Livery

print(Theme(base: .harbor).css(".badge", "color")?.description ?? "none")
