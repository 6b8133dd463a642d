// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The pkg-config file of the drawing libraries. On Linux, pangocairo.pc has the flag -pthread, which SwiftPM warns about
// in every build. macOS needs pangocairo.pc: Homebrew installs each library in its own folder.
#if os(macOS)
  let drawingLibraries = "pangocairo"
#else
  let drawingLibraries = "cairo"
#endif

let package = Package(
  name: "livery",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Livery", targets: ["Livery"]),
    .library(name: "LiveryPipelines", targets: ["LiveryPipelines"]),
    .library(name: "LiveryRendering", targets: ["LiveryRendering"]),
    .library(name: "LiveryLayout", targets: ["LiveryLayout"]),
    .library(name: "LiveryTables", targets: ["LiveryTables"]),
    .library(name: "LiveryLinting", targets: ["LiveryLinting"]),
    .library(name: "LiveryRemote", targets: ["LiveryRemote"]),
    .library(name: "LiveryBuilder", targets: ["LiveryBuilder"]),
    .library(name: "CSSCascade", targets: ["CSSCascade"]),
    .library(name: "CSSValues", targets: ["CSSValues"]),
    .library(name: "CSSSyntax", targets: ["CSSSyntax"]),
    .executable(name: "livery", targets: ["LiveryCommand"]),
    .executable(name: "livery-codegen", targets: ["LiveryCodegen"]),
    .plugin(name: "LiveryCodegenPlugin", targets: ["LiveryCodegenPlugin"]),
    .plugin(name: "LiveryLintPlugin", targets: ["LiveryLintPlugin"]),
  ],
  traits: [
    .trait(name: "Rendering", description: "PNG, SVG and PDF with Cairo and Pango"),
    .trait(
      name: "Builder", description: "The style builder's service", enabledTraits: ["Rendering"]),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    // The rooms, in the order in which data passes through them. A target imports only targets above it.
    .target(name: "LiveryResources"),
    .target(name: "CDefaultTheme"),
    .target(name: "CValueGrammars"),
    .target(name: "LiveryGalleryResources"),
    .target(name: "LiveryLintingResources"),
    .target(name: "LiveryBuilderResources"),
    .target(name: "CSSTokenizer"),
    .target(name: "FlatRecords"),
    .target(name: "CStorage"),
    .target(name: "CSSSyntax", dependencies: ["CSSTokenizer", "FlatRecords", "CStorage"]),
    .target(name: "CSSSelectors", dependencies: ["CSSSyntax", "FlatRecords"]),
    .target(name: "CSSValues", dependencies: ["CSSSyntax", "FlatRecords", "CValueGrammars"]),
    .target(
      name: "CSSCascade", dependencies: ["CSSSyntax", "CSSSelectors", "CSSValues", "FlatRecords"]),
    .target(name: "LiveryPipelines", dependencies: ["CSSSyntax", "CSSValues", "CSSCascade"]),
    .target(name: "LiveryJSON", dependencies: ["CSSSyntax", "CSSValues", "CSSCascade"]),
    .target(name: "LiveryGeneration", dependencies: ["CSSCascade", "LiveryJSON"]),
    .target(
      name: "Livery",
      dependencies: [
        "LiveryResources", "CDefaultTheme", "CSSSyntax", "CSSCascade", "LiveryPipelines",
        "LiveryJSON",
      ]),
    // The one room that reads from a network; nothing else imports it.
    .target(name: "LiveryRemote", dependencies: ["LiveryJSON"]),
    .systemLibrary(
      name: "CCairo", pkgConfig: drawingLibraries,
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .target(
      name: "LiveryRendering",
      dependencies: [
        "CSSValues", "LiveryPipelines",
        .target(name: "CCairo", condition: .when(traits: ["Rendering"])),
      ]),
    // Elements and markup become boxes; rows of tables are such boxes.
    .target(
      name: "LiveryLayout",
      dependencies: ["CSSSyntax", "CSSValues", "CSSCascade", "LiveryPipelines", "Livery"]),
    .target(
      name: "LiveryTables",
      dependencies: [
        "CSSValues", "CSSCascade", "LiveryPipelines", "Livery", "LiveryRendering", "LiveryLayout",
      ]),
    .target(name: "LiveryTooling", dependencies: ["CSSCascade", "LiveryJSON"]),
    .target(
      name: "LiveryLinting",
      dependencies: [
        "LiveryResources", "LiveryLintingResources", "FlatRecords", "CSSSyntax", "CSSSelectors",
        "CSSValues", "CSSCascade", "LiveryJSON",
        "LiveryTooling", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "LiveryBuilder",
      dependencies: [
        "LiveryBuilderResources", "FlatRecords", "Livery", "LiveryJSON", "LiveryRendering",
        "LiveryTooling",
      ]),
    .executableTarget(
      name: "LiveryCommand",
      dependencies: [
        "LiveryResources", "LiveryGalleryResources", "Livery", "LiveryGeneration", "LiveryTooling",
        "LiveryLinting", "LiveryPipelines", "LiveryRendering", "LiveryJSON",
        .target(name: "LiveryBuilder", condition: .when(traits: ["Builder"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "LiveryCodegen",
      dependencies: ["LiveryResources", "CSSCascade", "LiveryJSON", "LiveryGeneration"]),
    .plugin(
      name: "LiveryCodegenPlugin", capability: .buildTool(), dependencies: ["LiveryCodegen"]),
    .plugin(
      name: "LiveryLintPlugin",
      capability: .command(
        intent: .custom(verb: "livery-lint", description: "Reports what is wrong with sheets"))),
    .executableTarget(name: "GenerateTables"),
    .executableTarget(name: "GenerateGrammars", dependencies: ["CSSValues"]),

    // One test target per library, and what they share.
    .target(name: "TestSupport", dependencies: ["CSSSyntax"], path: "Tests/TestSupport"),
    .target(
      name: "StyleComparison",
      dependencies: ["CSSSyntax", "CSSValues", "CSSCascade", "LiveryTooling"],
      path: "Tests/StyleComparison"),
    .testTarget(name: "FlatRecordsTests", dependencies: ["FlatRecords"]),
    .testTarget(name: "CSSSyntaxTests", dependencies: ["CSSSyntax", "TestSupport"]),
    .testTarget(name: "CSSSelectorsTests", dependencies: ["CSSSelectors", "TestSupport"]),
    .testTarget(
      name: "CSSValuesTests", dependencies: ["CSSValues", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(
      name: "CSSCascadeTests", dependencies: ["CSSCascade", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "LiveryPipelinesTests", dependencies: ["LiveryPipelines", "TestSupport"]),
    .testTarget(name: "LiveryJSONTests", dependencies: ["LiveryJSON", "TestSupport"]),
    .testTarget(
      name: "LiveryGenerationTests", dependencies: ["LiveryGeneration", "Livery", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LiveryRenderingTests", dependencies: ["LiveryRendering", "Livery", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LiveryPictureTests",
      dependencies: [
        "LiveryRendering", "Livery", "TestSupport",
        .target(name: "CCairo", condition: .when(traits: ["Rendering"])),
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LiveryTests",
      dependencies: ["Livery", "LiveryPipelines", "LiveryTooling", "TestSupport"]),
    .testTarget(
      name: "LiveryLayoutTests", dependencies: ["LiveryLayout", "LiveryRendering", "TestSupport"]),
    .testTarget(
      name: "LiveryTablesTests", dependencies: ["LiveryTables", "LiveryRendering", "TestSupport"]),
    .testTarget(
      name: "LiveryToolingTests",
      dependencies: ["LiveryTooling", "LiveryJSON", "TestSupport", "StyleComparison"]),
    .testTarget(
      name: "LiveryLintingTests",
      dependencies: [
        "LiveryLinting", "LiveryTooling", "LiveryJSON", "TestSupport", "StyleComparison",
      ]),
    .testTarget(
      name: "LiveryRemoteTests", dependencies: ["LiveryRemote", "LiveryJSON", "TestSupport"]),
    .testTarget(
      name: "LiveryBuilderTests",
      dependencies: ["LiveryBuilder", "Livery", "LiveryRendering", "TestSupport"]),
    .testTarget(name: "LiveryCommandTests", dependencies: ["TestSupport"]),
  ]
)

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // All scripts use the same options and share one build; Scripts/build --check reports warnings.
  target.cSettings = [.enableWarning("all"), .enableWarning("extra")]
}
