// SPDX-License-Identifier: Apache-2.0

/// The clock that time limits are measured with: the continuous clock, or one with the same instants that a test drives.
protocol GateClock: Clock where Instant == ContinuousClock.Instant {}

extension ContinuousClock: GateClock {}
