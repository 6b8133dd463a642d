// SPDX-License-Identifier: Apache-2.0
#if Builder
  import TestSupport
  import Testing

  /// The tests that need a browser, in sequence because each starts its own browser and service.
  @Suite("The builder in a browser", .serialized, .tier(.standard), .needsChromium)
  enum BrowserTests {}
#endif
