// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "TypedTheme",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "livery", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "TypedTheme",
      dependencies: [.product(name: "Livery", package: "livery")],
      resources: [.copy("theme.css"), .copy("caret.json")],
      plugins: [.plugin(name: "LiveryCodegenPlugin", package: "livery")])
  ]
)
