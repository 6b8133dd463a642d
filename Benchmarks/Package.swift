// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// As in the package itself: pangocairo.pc of Linux has the flag -pthread, which SwiftPM warns about.
#if os(macOS)
  let drawingLibraries = "pangocairo"
#else
  let drawingLibraries = "cairo"
#endif

// A package of its own: programs that use Livery do not fetch the benchmarks and their dependencies.
// Scripts/benchmark generates the source of the bare scanner and runs this.
let package = Package(
  name: "livery-benchmarks",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(name: "Drawing", description: "The benchmarks of pictures and of the style builder")
  ],
  dependencies: [
    .package(
      name: "livery", path: "../",
      traits: [
        .trait(name: "Builder", condition: .when(traits: ["Drawing"])),
        .trait(name: "Rendering", condition: .when(traits: ["Drawing"])),
      ]),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "CBareScanner"),
    .target(name: "CMeasure"),
    .systemLibrary(name: "CCairoHeaders", pkgConfig: drawingLibraries),
    .target(name: "CPainting", dependencies: ["CCairoHeaders"]),
    .target(name: "Measurements", dependencies: ["CMeasure"]),
    .target(name: "Sheets", dependencies: [.product(name: "CSSCascade", package: "livery")]),
    .executableTarget(name: "EmptyProgram"),
    .target(
      name: "FirstQuery", dependencies: ["CMeasure", .product(name: "Livery", package: "livery")]),
    .executableTarget(
      name: "SingleQuery",
      dependencies: ["FirstQuery", .product(name: "Livery", package: "livery")]),
    .executableTarget(
      name: "HarborQuery",
      dependencies: ["FirstQuery", .product(name: "Livery", package: "livery")]),
    .executableTarget(
      name: "StylingTask",
      dependencies: ["CMeasure", "Sheets", .product(name: "CSSCascade", package: "livery")]),
    .executableTarget(
      name: "StylingRatios",
      dependencies: [
        "CMeasure", "Measurements", "Sheets",
        .product(name: "CSSValues", package: "livery"),
        .product(name: "CSSCascade", package: "livery"),
      ]),
    .executableTarget(
      name: "MotionRatios",
      dependencies: [
        "CMeasure", "Measurements",
        .product(name: "CSSValues", package: "livery"),
        .product(name: "CSSCascade", package: "livery"),
        .product(name: "CSSMotion", package: "livery"),
      ]),
    .executableTarget(
      name: "Ratios",
      dependencies: [
        "CBareScanner", "CMeasure", "CPainting", "Measurements", "Sheets",
        .product(name: "CSSSyntax", package: "livery"),
        .product(name: "CSSValues", package: "livery"),
        .product(name: "CSSCascade", package: "livery"),
        .product(name: "Livery", package: "livery"),
        .product(name: "LiveryPipelines", package: "livery"),
        .product(name: "LiveryRendering", package: "livery"),
        .product(name: "LiveryLayout", package: "livery"),
        .product(name: "LiveryTables", package: "livery"),
        .product(name: "LiveryBuilder", package: "livery"),
        .product(name: "LiveryLinting", package: "livery"),
      ]),
    .executableTarget(
      name: "LiveryBenchmarks",
      dependencies: [
        "Sheets",
        .product(name: "CSSSyntax", package: "livery"),
        .product(name: "CSSCascade", package: "livery"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/LiveryBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)

for target in package.targets where target.type != .plugin && target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
