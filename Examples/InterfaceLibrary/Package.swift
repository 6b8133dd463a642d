// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "InterfaceLibrary",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "livery", path: "../..")
  ],
  targets: [
    .target(name: "FakeUI"),
    .executableTarget(
      name: "InterfaceLibrary",
      dependencies: ["FakeUI", .product(name: "Livery", package: "livery")]),
  ]
)
