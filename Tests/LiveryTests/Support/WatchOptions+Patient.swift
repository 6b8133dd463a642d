// SPDX-License-Identifier: Apache-2.0
import Livery
import TestSupport

extension WatchOptions {
  /// Options with which an open file never counts as complete, for tests that pause while saving.
  static var patient: WatchOptions {
    var options = WatchOptions()
    options.writingDelay = Waiting.limit
    return options
  }
}
