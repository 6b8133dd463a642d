// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryRendering
  import Testing

  @Test("Cairo is one that draws with 64-bit floating point matrices and recording surfaces")
  func version() {
    #expect(cairoVersion.split(separator: ".").count == 3)
  }
#endif
