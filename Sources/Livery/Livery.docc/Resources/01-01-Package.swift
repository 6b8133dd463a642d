// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstTheme",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "livery", path: "../livery")
  ],
  targets: [
    .executableTarget(
      name: "FirstTheme",
      dependencies: [.product(name: "Livery", package: "livery")])
  ]
)
