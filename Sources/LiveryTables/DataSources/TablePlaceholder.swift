// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// The text and image that a table shows instead of rows or beside them: loading, empty or error.
public struct TablePlaceholder: Sendable, Hashable {
  /// The title; `nil` for none.
  public var title: String?
  /// The line below; `nil` for none.
  public var subtitle: String?
  /// The image; `nil` for none.
  public var image: ImageSource?
  /// A Boolean value that indicates whether a progress indicator is shown.
  public var isActive = false
  /// A Boolean value that indicates whether a reload button is shown.
  public var showsReload = false

  /// Creates a placeholder from texts and an image.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - subtitle: the line below.
  ///   - image: the image.
  package init(title: String? = nil, subtitle: String? = nil, image: ImageSource? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Creates the placeholder for a state, or `nil` if the state shows the rows.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - texts: the texts of the placeholders.
  ///   - image: the image for errors and for tables without rows.
  package init?(_ state: TableState, _ texts: TableTexts, image: ImageSource? = nil) {
    switch state {
    case .interstitial, .loading:
      self.init(title: texts.loading)
      isActive = true
    case .updating:
      self.init(title: texts.updating)
      isActive = true
    case .empty:
      self.init(title: texts.emptyTitle, subtitle: texts.emptySubtitle, image: image)
      showsReload = true
    case .error(let description):
      self.init(title: description, subtitle: texts.error, image: image)
      showsReload = true
    case .shown: return nil
    }
  }
}
