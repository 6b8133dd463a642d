// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

extension DependentPackageTests {
  /// The program of `livery new app`, built and run.
  @Suite(.tier(.full)) struct NewProgramTests {
    private let package: DependentPackage

    init() throws {
      let folder = try Folder()
      let root = Corpora.packageRoot.path(percentEncoded: false)
      let made = try Livery.run(["new", "app", "Counter", "--package", root], in: folder)
      try #require(made.code == 0, "\(made.errors)")
      package = try DependentPackage(moving: folder.url("Counter"))
      let built = try package.build()
      try #require(built.code == 0, "\(built.output)\(built.errors)")
      #expect(!built.output.contains("warning:"), "\(built.output)")
    }

    @Test("the program writes a picture without a display, reports errors, and is formatted")
    func program() throws {
      try picture()
      try errors()
      try format()
    }

    /// Checks the pictures of the window.
    private func picture() throws {
      let outcome = try run("env -u DISPLAY \"$program\" && \"$program\" --dark --picture dark.png")
      #expect(
        outcome
          == .init(
            output: """
              no display: the window is drawn as a picture
              Counter.png
              dark.png

              """))
      let pictures = try ["Counter.png", "dark.png"].map {
        try Data(contentsOf: package.folder.url($0))
      }
      for picture in pictures {
        // The width and the height in the header of a PNG file: two pixels per px.
        #expect(picture.dropFirst(16).prefix(8) == Data([0, 0, 3, 112, 0, 0, 2, 88]))
      }
      #expect(pictures[0] != pictures[1])
    }

    /// Checks the reports of wrong usage, of a missing font and of a picture that cannot be written.
    private func errors() throws {
      let usage = try run("\"$program\" --picture")
      #expect(
        usage.code == 64 && usage.errors == "Counter: usage: Counter [--dark] [--picture FILE]\n")
      let unwritable = try run("\"$program\" --picture missing/a.png")
      #expect(unwritable.code == 73)
      #expect(unwritable.errors.hasPrefix("Counter: missing/a.png cannot be written: "))
      try package.folder.write(
        "<fontconfig><dir>\(package.folder.url.path)/fonts</dir></fontconfig>", to: "fonts.conf")
      let fonts = try run("FONTCONFIG_FILE=$PWD/fonts.conf \"$program\" --picture a.png")
      #expect(
        fonts.code == 69 && fonts.errors.contains("Counter: no font is installed; install one"))
    }

    /// Checks the format of the source code and of the theme.
    private func format() throws {
      let style = Corpora.packageRoot.appending(path: ".swift-format").path(percentEncoded: false)
      let outcome = try run(
        """
        swift format lint --strict --configuration \(style) --recursive Package.swift Sources &&
        "$livery" lint Sources && "$livery" format --check Sources
        """)
      #expect(outcome == .init())
    }

    @Test(
      "the window follows a save of the theme",
      .enabled(
        if: ["Xvfb", "stdbuf"].allSatisfy {
          FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
        }, "there is no Xvfb or stdbuf"))
    func window() throws {
      // Xvfb keeps the screen in a file, four bytes for each pixel: blue, green, red and one more.
      let outcome = try run(
        #"""
        \#(Livery.waitUntil)
        shows() { LC_ALL=C grep -qaP "(?s)($1.){40}" Xvfb_screen0; }
        mkfifo number
        Xvfb -displayfd 7 -screen 0 640x480x24 -nolisten tcp -noreset -fbdir . 7>number 2>/dev/null &
        server=$!
        read -r number < number
        DISPLAY=:$number stdbuf -oL "$program" > log 2>&1 &
        window=$!
        wait_until 'shows "\xd5\x57\x34"' && echo shown
        sed 's/--accent: #3457d5/--accent: #b5462a/' Sources/Counter/theme.css > saved
        cat saved > Sources/Counter/theme.css
        wait_until 'shows "\x2a\x46\xb5" && [ -s log ]' && echo followed
        kill "$window" "$server"
        cat log
        """#)
      let listing = try #require(Tutorial("ThemeYourFirstProgram").listings(of: "06").last)
      let shown = try #require(listing.commands.last?.output)
      #expect(outcome == .init(output: "shown\nfollowed\n" + shown))
    }

    /// Runs a line of shell in the package, in which `$program` is the program.
    private func run(_ line: String) throws -> Livery.Outcome {
      let fonts = Corpora.packageRoot.appending(path: "Tests/Fixtures/fonts.conf")
      return try Livery.shell(
        """
        export FONTCONFIG_FILE=${FONTCONFIG_FILE-\(fonts.path(percentEncoded: false))}
        program=\(DependentPackage.executable("Counter"))
        \(line)
        """, in: package.folder)
    }
  }
}
