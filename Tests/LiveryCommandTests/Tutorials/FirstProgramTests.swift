// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

extension DependentPackageTests {
  /// The tutorial "Theme your first program": each step is built, and the programs print what it shows.
  @Suite struct FirstProgramTests {
    private let tutorial: Tutorial

    init() throws { tutorial = try Tutorial("ThemeYourFirstProgram") }

    @Test("the tutorial shows every listing of its catalog")
    func isComplete() throws {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Tutorial.resources.path(percentEncoded: false)
      ).filter { $0.contains(#/^\d\d-/#) }
      #expect(Set(files) == Set(tutorial.listings.map(\.file)))
      #expect(tutorial.sections == ["01", "02", "03", "04", "05", "06"])
    }

    #if Rendering
      @Test("each command for a shell prints the output that follows it", .tier(.full))
      func commands() throws {
        // The archive that Scripts/package writes, with the built command, and the checkout.
        let folder = try Folder(["livery/Package.swift": ""])
        let archive = """
          mkdir -p archive/livery/bin work
          ln -s "$livery" archive/livery/bin/livery
          tar -czf work/livery-$("$livery" --version)-linux-x86_64.tar.gz -C archive livery
          """
        #expect(try Livery.shell(archive, in: folder) == .init())
        // The last listing runs the program: see NewProgramTests.
        for listing in tutorial.listings(of: "06").dropLast() {
          #expect(!listing.commands.isEmpty && listing.name == "Shell")
          for (line, output) in listing.commands {
            let script = "cd work; export HOME=$PWD/.. PATH=$PWD/../.local/bin:$PATH; \(line)"
            let outcome = try Livery.shell(script, in: folder)
            #expect(outcome == .init(output: output), "\(line)")
          }
        }
      }
    #endif

    @Test("each step builds, and the program prints the output that follows it", .tier(.full))
    func steps() throws {
      let program = try FirstProgram()
      // The section on reloading runs the program while the theme is saved.
      for section in ["01", "02", "03"] {
        for listing in tutorial.listings(of: section) { try program.follow(listing) }
      }
    }

    @Test(
      "the program that watches its theme prints the change that is saved", .tier(.full),
      .enabled(if: FirstProgram.canFlush, "there is no stdbuf(1)"))
    func reload() throws {
      let program = try FirstProgram()
      for listing in tutorial.listings where listing.section < "04" && !listing.isOutput {
        try program.write(listing)
      }
      let section = tutorial.listings(of: "04")
      try #require(section.map(\.name) == ["main.swift", "theme.css", "Terminal"])
      try program.write(section[0])
      try program.build()
      let output = try program.runWhileSaving(section[1], until: section[2].text)
      #expect(output == section[2].text)
    }

    @Test("the program that draws builds with the trait, and writes the picture", .tier(.full))
    func drawing() throws {
      let program = try FirstProgram()
      for listing in tutorial.listings where listing.section < "05" && !listing.isOutput {
        try program.write(listing)
      }
      let section = tutorial.listings(of: "05")
      try #require(section.map(\.name) == ["Package.swift", "main.swift", "Terminal"])
      for listing in section.dropLast() { try program.write(listing) }
      try program.build()
      try program.follow(section[2])
      // The pixels are compared where pictures are: see DocumentationPictureTests.
      let drawn = try Data(contentsOf: program.folder.url("done.png"))
      let shown = try Data(
        contentsOf: Tutorial.resources.appending(path: try #require(tutorial.pictures.first)))
      // The header of a PNG file with its width and height.
      #expect(drawn.prefix(24) == shown.prefix(24))
    }
  }
}

/// The package that the tutorial builds up.
private struct FirstProgram {
  private let package: DependentPackage
  var folder: Folder { package.folder }

  /// Whether the output of a running program can be read line by line.
  static let canFlush = FileManager.default.isExecutableFile(atPath: "/usr/bin/stdbuf")

  /// Creates an empty package.
  init() throws { package = try DependentPackage() }

  /// Writes a file of the program, or compares the output of the program.
  ///
  /// A source file is built at once if the program has a main file.
  func follow(_ listing: Tutorial.Listing) throws {
    guard !listing.isOutput else {
      let run = try package.run("FirstTheme")
      #expect(run.output == listing.text, "\(listing.file): \(run.errors)")
      return
    }
    try write(listing)
    let main = folder.url("Sources/FirstTheme/main.swift").path(percentEncoded: false)
    if listing.name.hasSuffix(".swift"), FileManager.default.fileExists(atPath: main) {
      try build()
    }
  }

  /// Writes a file of the program to its place in the package.
  func write(_ listing: Tutorial.Listing) throws {
    switch listing.name {
    case "Package.swift": try package.writeManifest(listing.text)
    case let name where name.hasSuffix(".swift"):
      try folder.write(listing.text, to: "Sources/FirstTheme/\(name)")
    default: try folder.write(listing.text, to: listing.name)
    }
  }

  func build() throws {
    let built = try package.build()
    try #require(built.code == 0, "\(built.output)\(built.errors)")
    #expect(!built.output.contains("warning:"), "\(built.output)")
  }

  /// Runs the program, saves a file when it has printed its first line, and ends it after `output`.
  func runWhileSaving(_ listing: Tutorial.Listing, until output: String) throws -> String {
    try folder.write(listing.text, to: "saved")
    let lines = output.split(separator: "\n").count
    let script = """
      \(Livery.waitUntil)
      stdbuf -oL '\(DependentPackage.executable("FirstTheme"))' > log &
      program=$!
      wait_until '[ -s log ]'
      cat saved > '\(listing.name)'
      wait_until '[ "$(wc -l < log)" -ge \(lines) ]'
      kill "$program"
      cat log
      """
    return try Livery.shell(script, in: folder).output
  }
}
