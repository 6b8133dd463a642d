// SPDX-License-Identifier: Apache-2.0

/// The clock of the time limits: the continuous clock, or a clock with the same instants that a test advances.
protocol GateClock: Clock where Instant == ContinuousClock.Instant {}

extension ContinuousClock: GateClock {}
