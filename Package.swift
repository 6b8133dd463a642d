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
    .library(name: "LiveryDisplay", targets: ["LiveryDisplay"]),
    .library(name: "LiveryRendering", targets: ["LiveryRendering"]),
    .library(name: "LiveryLayout", targets: ["LiveryLayout"]),
    .library(name: "LiveryTables", targets: ["LiveryTables"]),
    .library(name: "LiveryLinting", targets: ["LiveryLinting"]),
    .library(name: "LiveryLanguageServer", targets: ["LiveryLanguageServer"]),
    .library(name: "LiveryRemote", targets: ["LiveryRemote"]),
    .library(name: "LiveryBuilder", targets: ["LiveryBuilder"]),
    .library(name: "CSSMotion", targets: ["CSSMotion"]),
    .library(name: "CSSCascade", targets: ["CSSCascade"]),
    .library(name: "CSSValues", targets: ["CSSValues"]),
    .library(name: "CSSSelectors", targets: ["CSSSelectors"]),
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
    // The modules, in the order in which data passes through them. A target imports only targets above it.
    .target(name: "CDefaultTheme"),
    .target(name: "CHarborTheme"),
    .target(name: "CValueGrammars"),
    .target(name: "LiveryGalleryResources"),
    .target(name: "LiveryLintingResources"),
    .target(name: "LiveryBuilderResources"),
    .target(name: "LiveryNewResources"),
    .target(name: "CSSTokenizer"),
    .target(name: "CStorage"),
    .target(name: "CSSStorage", dependencies: ["CStorage"]),
    .target(name: "CSSCollections"),
    .target(name: "CSSSyntax", dependencies: ["CSSTokenizer", "CSSStorage", "CSSCollections"]),
    .target(name: "CSSSelectors", dependencies: ["CSSStorage", "CSSSyntax"]),
    .target(
      name: "CSSValues",
      dependencies: ["CValueGrammars", "CSSStorage", "CSSCollections", "CSSSyntax"]),
    .target(
      name: "CSSCascade",
      dependencies: ["CSSStorage", "CSSCollections", "CSSSyntax", "CSSSelectors", "CSSValues"]),
    .target(
      name: "CSSMotion", dependencies: ["CSSCollections", "CSSSyntax", "CSSValues", "CSSCascade"]),
    .target(
      name: "LiveryBases", dependencies: ["CDefaultTheme", "CHarborTheme", "CSSCascade"]),
    .target(name: "LiveryDisplay", dependencies: ["CSSValues"]),
    .target(
      name: "LiveryPipelines",
      dependencies: ["CSSCollections", "CSSSyntax", "CSSValues", "CSSCascade", "LiveryDisplay"]),
    .target(
      name: "LiveryJSON", dependencies: ["CSSCollections", "CSSSyntax", "CSSValues", "CSSCascade"]),
    .target(
      name: "LiveryGeneration",
      dependencies: ["CSSStorage", "CSSSyntax", "CSSSelectors", "CSSValues", "CSSCascade"]),
    .target(
      name: "Livery",
      dependencies: [
        "CDefaultTheme", "CHarborTheme", "CSSStorage", "CSSSyntax", "CSSSelectors", "CSSValues",
        "CSSCascade", "LiveryDisplay", "LiveryPipelines", "LiveryJSON",
      ]),
    // The one module that reads from a network; nothing else imports it.
    .target(name: "LiveryRemote", dependencies: ["CSSCascade"]),
    .systemLibrary(
      name: "CCairo", pkgConfig: drawingLibraries,
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .target(
      name: "LiveryRendering",
      dependencies: [
        "CSSCollections", "CSSValues", "LiveryDisplay", "LiveryPipelines",
        .target(name: "CCairo", condition: .when(traits: ["Rendering"])),
      ]),
    // Elements and markup become boxes; rows of tables are such boxes.
    .target(
      name: "LiveryLayout",
      dependencies: [
        "CSSCollections", "CSSSyntax", "CSSValues", "CSSCascade", "CSSMotion", "LiveryDisplay",
        "LiveryPipelines", "Livery",
      ]),
    .target(
      name: "LiveryTables",
      dependencies: [
        "CSSCollections", "CSSSyntax", "CSSValues", "CSSCascade", "CSSMotion", "LiveryDisplay",
        "Livery", "LiveryRendering", "LiveryLayout",
      ]),
    .target(name: "LiveryFormatting", dependencies: ["CSSCollections", "CSSSyntax", "CSSValues"]),
    .target(
      name: "LiveryPrinting",
      dependencies: [
        "CSSStorage", "CSSCollections", "CSSSyntax", "CSSSelectors", "CSSValues", "CSSCascade",
        "CSSMotion", "LiveryJSON", "LiveryFormatting",
      ]),
    .target(
      name: "LiveryLinting",
      dependencies: [
        "LiveryLintingResources", "CSSStorage", "CSSCollections", "CSSSyntax", "CSSSelectors",
        "CSSValues", "CSSCascade", "LiveryBases", "LiveryJSON", "LiveryFormatting",
        "LiveryPrinting", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "LiveryLanguageServer",
      dependencies: [
        "CSSStorage", "CSSCollections", "CSSSyntax", "CSSSelectors", "CSSValues", "CSSCascade",
        "LiveryBases", "LiveryDisplay", "LiveryPipelines", "LiveryJSON",
        "LiveryRendering", "LiveryFormatting", "LiveryPrinting", "LiveryLinting",
      ]),
    .target(
      name: "LiveryBuilder",
      dependencies: [
        "LiveryBuilderResources", "CSSStorage", "CSSCollections", "CSSSyntax", "CSSSelectors",
        "CSSValues", "CSSCascade", "CSSMotion", "LiveryDisplay", "LiveryPipelines", "LiveryJSON",
        "Livery", "LiveryRendering", "LiveryPrinting",
      ]),
    .target(name: "CProcess"),
    .executableTarget(
      name: "LiveryCommand",
      dependencies: [
        "CProcess", "LiveryGalleryResources", "LiveryNewResources", "CSSStorage", "CSSSyntax",
        "CSSValues", "CSSCascade", "CSSMotion", "LiveryBases", "LiveryDisplay", "LiveryPipelines",
        "LiveryJSON", "LiveryGeneration", "Livery", "LiveryRendering", "LiveryFormatting",
        "LiveryPrinting", "LiveryLinting", "LiveryLanguageServer",
        .target(name: "LiveryBuilder", condition: .when(traits: ["Builder"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "LiveryCodegen",
      dependencies: [
        "CSSStorage", "CSSSyntax", "CSSCascade", "LiveryBases", "LiveryJSON", "LiveryGeneration",
      ]),
    .plugin(
      name: "LiveryCodegenPlugin", capability: .buildTool(), dependencies: ["LiveryCodegen"]),
    .plugin(
      name: "LiveryLintPlugin",
      capability: .command(
        intent: .custom(verb: "livery-lint", description: "Reports problems of sheets"))),
    .executableTarget(name: "GenerateTables"),
    .executableTarget(name: "GenerateGrammars", dependencies: ["CSSValues"]),
    .executableTarget(name: "GenerateBases", dependencies: ["CSSSyntax", "CSSCascade"]),
    .executableTarget(name: "GeneratePipelines", dependencies: ["CSSValues", "LiveryPipelines"]),

    // The test targets, one per library, and the targets that they share.
    .target(name: "TestSupport", dependencies: ["CSSSyntax"], path: "Tests/TestSupport"),
    .target(
      name: "StyleComparison",
      dependencies: ["CSSSyntax", "CSSValues", "CSSCascade", "LiveryFormatting", "LiveryPrinting"],
      path: "Tests/StyleComparison"),
    .testTarget(name: "CSSStorageTests", dependencies: ["CSSStorage"]),
    .testTarget(name: "CSSCollectionsTests", dependencies: ["CSSCollections"]),
    .testTarget(name: "CSSSyntaxTests", dependencies: ["CSSStorage", "CSSSyntax", "TestSupport"]),
    .testTarget(
      name: "CSSSelectorsTests",
      dependencies: ["CSSStorage", "CSSSyntax", "CSSSelectors", "TestSupport"]),
    .testTarget(
      name: "CSSValuesTests", dependencies: ["CSSSyntax", "CSSValues", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "CSSCascadeTests",
      dependencies: [
        "CSSStorage", "CSSSyntax", "CSSSelectors", "CSSValues", "CSSCascade", "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "CSSMotionTests",
      dependencies: [
        "CSSSyntax", "CSSSelectors", "CSSValues", "CSSCascade", "CSSMotion", "TestSupport",
      ],
      exclude: ["Timelines"]),
    .testTarget(name: "LiveryDisplayTests", dependencies: ["CSSValues", "LiveryDisplay"]),
    .testTarget(
      name: "LiveryPipelinesTests",
      dependencies: [
        "CSSSyntax", "CSSValues", "CSSCascade", "LiveryDisplay", "LiveryPipelines", "TestSupport",
      ]),
    .testTarget(
      name: "LiveryJSONTests",
      dependencies: ["CSSSyntax", "CSSValues", "CSSCascade", "LiveryJSON", "TestSupport"]),
    .testTarget(
      name: "LiveryGenerationTests",
      dependencies: ["CSSSyntax", "CSSCascade", "LiveryGeneration", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LiveryRenderingTests",
      dependencies: [
        "CSSValues", "CSSCascade", "LiveryDisplay", "LiveryPipelines", "Livery", "LiveryRendering",
        "TestSupport",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LiveryPictureTests",
      dependencies: [
        "CSSSyntax", "CSSValues", "CSSCascade", "LiveryDisplay", "LiveryPipelines", "Livery",
        "LiveryPrinting", "LiveryLayout", "LiveryRendering", "TestSupport",
        .target(name: "CCairo", condition: .when(traits: ["Rendering"])),
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "LiveryTests",
      dependencies: [
        "CSSSyntax", "CSSValues", "CSSCascade", "CSSMotion", "LiveryBases", "LiveryDisplay",
        "LiveryPipelines", "Livery", "LiveryFormatting", "LiveryPrinting", "TestSupport",
      ]),
    .testTarget(
      name: "LiveryLayoutTests",
      dependencies: [
        "CSSSyntax", "CSSValues", "CSSCascade", "CSSMotion", "LiveryDisplay", "Livery",
        "LiveryRendering", "LiveryLayout", "TestSupport",
      ]),
    .testTarget(
      name: "LiveryTablesTests",
      dependencies: [
        "CSSSyntax", "CSSValues", "LiveryDisplay", "LiveryPipelines", "Livery", "LiveryRendering",
        "LiveryLayout", "LiveryTables", "TestSupport",
      ]),
    .testTarget(
      name: "LiveryFormattingTests",
      dependencies: ["CSSSyntax", "LiveryFormatting", "TestSupport", "StyleComparison"]),
    .testTarget(
      name: "LiveryPrintingTests",
      dependencies: [
        "LiveryGalleryResources", "CSSSyntax", "CSSSelectors", "CSSValues", "CSSCascade",
        "CSSMotion", "LiveryJSON", "LiveryFormatting", "LiveryPrinting", "TestSupport",
      ]),
    .testTarget(
      name: "LiveryLintingTests",
      dependencies: [
        "CSSSyntax", "CSSSelectors", "CSSValues", "CSSCascade", "LiveryBases", "LiveryJSON",
        "LiveryFormatting", "LiveryPrinting", "LiveryLinting", "TestSupport", "StyleComparison",
      ]),
    .testTarget(
      name: "LiveryLanguageServerTests",
      dependencies: [
        "CSSSyntax", "CSSValues", "LiveryJSON", "LiveryFormatting", "LiveryPrinting",
        "LiveryLinting", "LiveryLanguageServer", "TestSupport", "StyleComparison",
      ]),
    .testTarget(
      name: "LiveryRemoteTests",
      dependencies: [
        "CSSSyntax", "CSSValues", "CSSCascade", "LiveryJSON", "LiveryRemote", "TestSupport",
      ]),
    .testTarget(
      name: "LiveryBuilderTests",
      dependencies: [
        "CSSValues", "CSSCascade", "LiveryDisplay", "LiveryPipelines", "Livery", "LiveryRendering",
        "LiveryBuilder", "TestSupport",
      ]),
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
