// SPDX-License-Identifier: Apache-2.0
import Livery
import TestSupport

extension WatchOptions {
  /// Options with which an open file never counts as complete, so that a test on a slow machine can pause while it saves one.
  static var patient: WatchOptions {
    var options = WatchOptions()
    options.writingDelay = Waiting.limit
    return options
  }
}
