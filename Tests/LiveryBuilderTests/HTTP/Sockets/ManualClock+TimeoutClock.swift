// SPDX-License-Identifier: Apache-2.0
import TestSupport

@testable import LiveryBuilder

extension ManualClock: TimeoutClock {}
