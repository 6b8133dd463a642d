// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "Catalog",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "catalog", targets: ["Catalog"])],
  dependencies: [
    .package(name: "livery", path: "../..", traits: ["Rendering"])
  ],
  targets: [
    // The window module, which depends on X11 and Cairo but not on Livery.
    .systemLibrary(
      name: "CX11", pkgConfig: "cairo-xlib", providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "CatalogWindow",
      dependencies: [.target(name: "CX11", condition: .when(platforms: [.linux]))]),
    // A probe of the window from another process, for Scripts/catalog-test.
    .executableTarget(
      name: "CatalogProbe",
      dependencies: [.target(name: "CX11", condition: .when(platforms: [.linux]))]),
    .executableTarget(
      name: "Catalog",
      dependencies: [
        "CatalogWindow", .product(name: "Livery", package: "livery"),
        .product(name: "LiveryPipelines", package: "livery"),
        .product(name: "LiveryRendering", package: "livery"),
        .product(name: "LiveryLayout", package: "livery"),
        .product(name: "LiveryTables", package: "livery"),
        .product(name: "CSSMotion", package: "livery"),
      ]),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", "CatalogWindow", .product(name: "Livery", package: "livery"),
        .product(name: "LiveryPipelines", package: "livery"),
        .product(name: "LiveryRendering", package: "livery"),
        .product(name: "LiveryLayout", package: "livery"),
        .product(name: "LiveryTables", package: "livery"),
      ]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
