// SPDX-License-Identifier: Apache-2.0

/// A sheet of 10,000 rules like those of application themes.
///
/// The rules have nested classes, states, variables and a few declarations each.
public struct TenThousandRules: Sendable {
  /// The name of the sheet in tables.
  public let name: String
  /// The sheet.
  public let text: String
  /// The selector of an element that a rule matches.
  public let selector: String

  /// Controls in panels, with four declarations each and some states.
  public static let states = TenThousandRules(
    name: "4 declarations",
    text: sheet { number in
      """
      .panel\(number / 40) .item\(number)\(number % 5 == 0 ? ":hover" : "") {
        color: \(number % 3 == 0 ? "var(--accent)" : "rgb(\(number % 255) 20 30)");
        padding: \(number % 9)px calc(var(--space) * 2);
        font: bold \(10 + number % 10)px/1.2 "Helvetica Neue", sans-serif;
        background: linear-gradient(red, #\(100_000 + number));
      }

      """
    }, selector: ".panel3 .item124")

  /// Controls with eight declarations each.
  public static let layers = TenThousandRules(
    name: "8 declarations",
    text: sheet { number in
      """
      .control\(number) > .label\(number % 7) {
        color: rgb(\(number % 255) 20 30);
        background-color: #\(100_000 + number);
        border: 1px solid rgb(0 0 0 / \(number % 100)%);
        border-radius: \(number % 12)px;
        padding: 4px \(number % 16)px;
        margin-top: \(number % 5)px;
        font-size: \(10 + number % 10)px;
        text-shadow: 0 1px 0 white;
      }

      """
    }, selector: ".control124 > .label5")

  private static func sheet(_ rule: (Int) -> String) -> String {
    ":root { --accent: #336699; --space: 4px }\n" + (0..<10_000).map(rule).joined()
  }
}
