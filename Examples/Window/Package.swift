// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "Window",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "livery", path: "../..", traits: ["Rendering"])
  ],
  targets: [
    .executableTarget(
      name: "Window",
      dependencies: [
        .product(name: "Livery", package: "livery"),
        .product(name: "LiveryPipelines", package: "livery"),
        .product(name: "LiveryRendering", package: "livery"),
        .product(name: "LiveryLayout", package: "livery"),
      ])
  ]
)
