// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// What stands in place of rows, or beside them: that they are loaded, that there are none, or what went wrong.
public struct TablePlaceholder: Sendable, Hashable {
  /// The title; nil for none.
  public var title: String?
  /// The line below; nil for none.
  public var subtitle: String?
  /// The picture; nil for none.
  public var image: ImageSource?
  /// Whether something moves to say that something is under way.
  public var isActive = false
  /// Whether there is a button that loads again.
  public var showsReload = false

  /// Texts, and a picture.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - subtitle: the line below.
  ///   - image: the picture.
  package init(title: String? = nil, subtitle: String? = nil, image: ImageSource? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// What a state says; nil where the rows are shown.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - texts: the words.
  ///   - image: the picture for errors, and for tables without rows.
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
