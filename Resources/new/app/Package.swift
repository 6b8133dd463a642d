// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "{{NAME}}",
  platforms: [.macOS(.v15)],
  dependencies: [
    {{DEPENDENCY}}
  ],
  targets: [
    // Xlib, and Cairo on its windows.
    .systemLibrary(name: "CX11", pkgConfig: "cairo-xlib", providers: [.apt(["libcairo2-dev"])]),
    .executableTarget(
      name: "{{NAME}}",
      dependencies: [
        .target(name: "CX11", condition: .when(platforms: [.linux])),
        .product(name: "Livery", package: "{{IDENTITY}}"),
        .product(name: "LiveryLayout", package: "{{IDENTITY}}"),
        .product(name: "LiveryPipelines", package: "{{IDENTITY}}"),
        .product(name: "LiveryRendering", package: "{{IDENTITY}}"),
      ],
      resources: [.copy("theme.css")],
      // Generates typed Swift from theme.css: an unknown name is a compile error.
      plugins: [.plugin(name: "LiveryCodegenPlugin", package: "{{IDENTITY}}")]),
  ]
)
