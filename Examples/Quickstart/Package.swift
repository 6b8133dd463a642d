// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "Quickstart",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "livery", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Quickstart",
      dependencies: [.product(name: "Livery", package: "livery")])
  ]
)
