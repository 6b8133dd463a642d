// SPDX-License-Identifier: Apache-2.0
#if Builder
  import TestSupport
  import Testing

  /// The tests that need a browser: one after the other, since each starts a browser and a service of its own.
  @Suite("In a browser", .serialized, .tier(.standard), .needsChromium)
  enum BrowserTests {}
#endif
