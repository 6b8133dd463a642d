// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A style with its sample content.
struct StyleSample {
  /// The class, without the dot.
  let name: String
  /// The text, or `nil` for none.
  var text: String?
  /// The size, or `nil` for the natural size.
  var size: Size?
  /// Whether the sample shows an image.
  var hasImage = false
}

extension StyleSample {
  /// The styles of the default sheet, in the order of Three20's style browser.
  static let all: [(title: String, samples: [StyleSample])] = [
    (
      "Text",
      [
        Self(name: "linkText", text: "Link"), badge("miniBadge", "5"), badge("badge", "23"),
        badge("largeBadge", "118"),
      ]
    ),
    ("Views", views),
    (
      "Tabs in a grid",
      [
        "", "TabTopLeft", "TabTopRight", "TabBottomRight", "TabBottomLeft", "TabLeft", "TabRight",
        "TabCenter",
      ].map {
        Self(
          name: "tabGrid" + $0, text: $0.isEmpty ? nil : "Tab", size: Size(100, 40),
          hasImage: true)
      }
    ),
    (
      "Tabs",
      [
        Self(name: "tab", text: "Tab", size: Size(80, 40)),
        Self(name: "tabRound", text: "Tab", size: Size(80, 44)),
        Self(name: "tabOverflowLeft", size: Size(24, 30)),
        Self(name: "tabOverflowRight", size: Size(24, 30)),
      ]
    ),
    (
      "Photos and launchers",
      [
        Self(name: "thumbView", size: Size(75, 56), hasImage: true),
        Self(name: "launcherButtonImage", size: Size(60, 60), hasImage: true),
        Self(name: "launcherCloseButton", size: Size(28, 28)),
        Self(name: "launcherPageDot", size: Size(6, 6)),
      ]
    ),
    (
      "Bars for text",
      [
        Self(name: "textBar", size: Size(110, 40)),
        Self(name: "textBarFooter", size: Size(110, 40)),
        Self(name: "textBarTextField", size: Size(110, 36)),
        Self(name: "textBarPostButton", text: "Post"),
      ]
    ),
    (
      "Buttons on toolbars",
      [
        "toolbarButton", "toolbarBackButton", "toolbarForwardButton", "toolbarRoundButton",
        "blackToolbarButton", "grayToolbarButton", "blackToolbarForwardButton",
        "blackToolbarRoundButton",
      ].map { Self(name: $0, text: "Button") }
    ),
    (
      "Search",
      [
        Self(name: "searchTextField", size: Size(110, 30)),
        Self(name: "searchBar", size: Size(110, 44)),
        Self(name: "searchBarBottom", size: Size(110, 44)),
        Self(name: "blackSearchBar", size: Size(110, 44)),
      ]
    ),
  ]

  private static let views: [StyleSample] = [
    Self(name: "postTextEditor", size: Size(110, 50)),
    Self(name: "photoCaption", text: "A caption", size: Size(110, 40)),
    Self(name: "photoStatusLabel", text: "Loading", size: Size(120, 52)),
    Self(name: "pageDot", size: Size(6, 6)), Self(name: "linkHighlighted", size: Size(80, 30)),
    Self(name: "tableHeader", size: Size(110, 24)), Self(name: "pickerCell", size: Size(80, 26)),
    Self(name: "selectionFillStyle", size: Size(110, 40)),
    Self(name: "searchTableShadow", size: Size(110, 20)),
    Self(name: "blackBezel", size: Size(90, 44)), Self(name: "whiteBezel", size: Size(90, 44)),
    Self(name: "blackBanner", size: Size(110, 30)), Self(name: "tabBar", size: Size(110, 40)),
    Self(name: "tabStrip", size: Size(110, 40)),
    Self(name: "tableReloadButton", size: Size(50, 50)),
    Self(name: "dragRefreshHeaderArrow", size: Size(30, 58)),
  ]

  private static func badge(_ name: String, _ text: String) -> StyleSample {
    Self(name: name, text: text)
  }
}
