// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

extension DependentPackageTests {
  /// The package in `Examples/InterfaceLibrary`, whose program imports Livery beside an interface
  /// library with the same common type names.
  @Suite(.tier(.full)) struct InterfaceLibraryTests {
    @Test(
      "unqualified names are those of the interface library, and Livery's values convert to them")
    func example() throws {
      let package = try DependentPackage(example: "InterfaceLibrary")
      let built = try package.build()
      try #require(built.code == 0, "\(built.output)\(built.errors)")
      #expect(
        try package.run("InterfaceLibrary").output == """
          color:   1.0 0.0
          font:    Lato 14.0
          fill:    2 colors at 45.0 degrees
          outline: 4 points of a Capsule
          pulse:   2.0 seconds
          arrival: opacity with star

          """)
    }
  }
}
