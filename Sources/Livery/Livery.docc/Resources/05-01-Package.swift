// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstTheme",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "livery", path: "../livery", traits: ["Rendering"])
  ],
  targets: [
    .executableTarget(
      name: "FirstTheme",
      dependencies: [
        .product(name: "Livery", package: "livery"),
        .product(name: "LiveryPipelines", package: "livery"),
        .product(name: "LiveryRendering", package: "livery"),
      ])
  ]
)
