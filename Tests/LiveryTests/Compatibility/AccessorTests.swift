// SPDX-License-Identifier: Apache-2.0
import Livery
import Testing

/// Tests of the results of Three20's accessors and of Livery's, line by line.
///
/// The article "Coming from Three20" describes the differences.
@Suite struct AccessorTests {
  /// The style sheets of a line.
  enum Sheets: Sendable {
    case defaultSheet, fixture, sample, defaultAndSample, defaultAndFacebook

    func theme() throws -> Theme {
      switch self {
      case .defaultSheet: Theme()
      case .fixture: Theme(try ProjectFile.fixture.sheet())
      case .sample: Theme(try ProjectFile.sample.sheet())
      case .defaultAndSample: try ProjectFile.sample.theme()
      case .defaultAndFacebook: try ProjectFile.facebook.theme()
      }
    }
  }

  /// The accessor of a rule set, whose value is compared as text.
  enum Accessor: Sendable {
    case color, background, font, shadow, size

    func text(_ ruleSet: RuleSet) -> String {
      switch self {
      case .color: ruleSet.color?.description ?? "nil"
      case .background: ruleSet.backgroundColor?.description ?? "nil"
      case .font: ruleSet.font.description
      case .shadow: ruleSet.textShadow?.description ?? "nil"
      case .size: "\(ruleSet.size.width) × \(ruleSet.size.height)"
      }
    }
  }

  /// A line of the table of differences.
  struct Row: Sendable, CustomStringConvertible {
    let sheets: Sheets
    let accessor: Accessor
    let selector: String
    let state: ControlState
    let legacy: String
    let now: String

    init(
      _ sheets: Sheets, _ accessor: Accessor, _ selector: String, _ state: ControlState = .normal,
      legacy: String, now: String
    ) {
      self.sheets = sheets
      self.accessor = accessor
      self.selector = selector
      self.state = state
      self.legacy = legacy
      self.now = now
    }

    var description: String {
      let states = state.pseudoClasses.map { ":" + $0 }.joined()
      return "\(sheets): \(accessor) of \(selector)\(states)"
    }
  }

  @Test("each line has a valid answer", arguments: defaultSheet + fixture + samples)
  func row(_ row: Row) throws {
    let ruleSet = try row.sheets.theme().ruleSet(for: row.selector, state: row.state)
    #expect(row.accessor.text(ruleSet) == row.now, "formerly \(row.legacy)")
  }

  private static let defaultSheet = [
    Row(.defaultSheet, .color, "body", legacy: "black", now: "rgb(0, 0, 0)"),
    Row(.defaultSheet, .color, "body:hover", legacy: "white", now: "rgb(255, 255, 255)"),
    Row(.defaultSheet, .color, "body", .highlighted, legacy: "white", now: "rgb(255, 255, 255)"),
    Row(.defaultSheet, .font, "body", legacy: "Helvetica 14", now: "14px Helvetica, sans-serif"),
    // The state falls back to its base rule.
    Row(
      .defaultSheet, .font, "body:hover", legacy: "Helvetica at system size",
      now: "14px Helvetica, sans-serif"),
    Row(.defaultSheet, .background, "body:hover", legacy: "clear", now: "rgb(255, 255, 255)"),
    Row(.defaultSheet, .background, "table", legacy: "nil (none)", now: "rgba(0, 0, 0, 0)"),
    Row(
      .defaultSheet, .background, ".tableHeader", legacy: "clear, not nil", now: "rgba(0, 0, 0, 0)"),
    Row(
      .defaultSheet, .shadow, ".photoCaption", legacy: "rgba(0,0,0,.9), 0×1, radius 0",
      now: "rgba(0, 0, 0, 0.9) 0px 1px 0px"),
    // Transparent black, as CSS specifies; Three20 had transparent white.
    Row(
      .defaultSheet, .shadow, ".tableHeader", legacy: "rgba(255,255,255,0), 0×1",
      now: "rgba(0, 0, 0, 0) 0px 1px 0px"),
    Row(.defaultSheet, .shadow, "body", legacy: "nil / 0×0 / 0", now: "nil"),
    Row(
      .defaultSheet, .color, ".tableHeader:hover", legacy: "nil, with a warning",
      now: "rgb(87, 107, 149)"),
    Row(.defaultSheet, .color, "nosuch", legacy: "nil, with a warning", now: "nil"),
    Row(
      .defaultSheet, .font, ".dragRefreshHeaderStatusFont", legacy: "Helvetica-Bold 13",
      now: "bold 13px Helvetica, sans-serif"),
    Row(
      .defaultSheet, .background, "navigationBar", .selected, legacy: "as normal",
      now: "rgb(119, 140, 168)"),
    Row(
      .defaultSheet, .background, "navigationBar", .disabled, legacy: "as normal",
      now: "rgb(119, 140, 168)"),
    Row(
      .defaultSheet, .background, "navigationBar", .highlighted, legacy: "nil",
      now: "rgb(119, 140, 168)"),
    // In Three20, only the exact value `highlighted` counted; now any bit does.
    Row(
      .defaultSheet, .color, "body", [.highlighted, .disabled], legacy: "black",
      now: "rgb(255, 255, 255)"),
  ]

  private static let fixture = [
    Row(.fixture, .size, ".classname", legacy: "600 × 0", now: "600px × 32px"),
    Row(.fixture, .size, "#identifier", legacy: "800 × 0", now: "800px × 32px"),
    Row(
      .fixture, .font, ".font-props", legacy: "Helvetica-Bold 12",
      now: "italic bold 16px sans-serif"),
    Row(.fixture, .color, ".named-invalid-color", legacy: "exception", now: "nil"),
    Row(.fixture, .background, ".named-invalid-color", legacy: "exception", now: "nil"),
    Row(.fixture, .font, ".named-invalid-color", legacy: "exception", now: "14px sans-serif"),
    Row(.fixture, .shadow, ".named-invalid-color", legacy: "exception", now: "nil"),
  ]

  private static let samples = [
    Row(.sample, .font, "h1", legacy: "Helvetica-Bold 50", now: "bold 50px sans-serif"),
    Row(
      .defaultAndSample, .font, "h1", legacy: "Helvetica-Bold 50",
      now: "bold 50px Helvetica, sans-serif"),
    Row(
      .sample, .shadow, "h1", legacy: "rgb(255,153,153), 2×2, radius 0",
      now: "rgb(255, 153, 153) 2px 2px 0px"),
    // Three20 read the radius from the color.
    Row(.sample, .shadow, "h2", legacy: "radius 0", now: "rgb(153, 187, 255) 0px 1px 3px"),
    Row(.sample, .color, "h3", .highlighted, legacy: "rgb(153,153,255)", now: "rgb(153, 153, 255)"),
    Row(
      .defaultAndSample, .font, "h3", .highlighted, legacy: "Helvetica-Bold 35",
      now: "bold 35px Helvetica, sans-serif"),
    Row(
      .sample, .shadow, "h3", .highlighted, legacy: "white 3×3",
      now: "rgb(255, 255, 255) 3px 3px 3px"),
    Row(
      .sample, .shadow, "h4shadow", legacy: "rgba(0,255,0,.5) 3×3, radius lost",
      now: "rgba(0, 255, 0, 0.5) 3px 3px 4px"),
    Row(
      .sample, .shadow, "h4shadow", .highlighted, legacy: "rgb(0,128,0) 0×0, radius lost",
      now: "rgb(0, 128, 0) 0px 0px 4px"),
    Row(.defaultAndSample, .background, "body", legacy: "rgb(17,17,68)", now: "rgb(17, 17, 68)"),
    Row(.defaultAndSample, .color, "body", legacy: "black, kept", now: "rgb(0, 0, 0)"),
    Row(.defaultAndSample, .font, "body", legacy: "14, kept", now: "14px Helvetica, sans-serif"),
    Row(
      .defaultAndFacebook, .background, "navigationBar", legacy: "rgb(59,89,152)",
      now: "rgb(59, 89, 152)"),
    Row(
      .defaultAndFacebook, .background, "toolbar", legacy: "unchanged", now: "rgb(109, 132, 162)"),
  ]
}
