// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import LiveryPipelines

/// A change of a theme, as ``Theme/observe(_:)`` and ``Theme/changes`` report it.
///
/// ```swift
/// let observation = theme.observe { change in
///   print(change.sheets, change.selectors)      // ["brand.css"] [".badge"]
///   if change.affects("toolbar") { redrawToolbar() }
/// }
/// ```
///
/// A change consists of the states of the theme before and after. The differences are computed on
/// first access, so an observer that only redraws everything has no extra cost.
///
/// Several changes that occur while an observer is busy are merged into one, from the first state
/// to the last. Intermediate states are omitted.
public struct ThemeChange: Sendable {
  /// The style sheets before the change, with their environment.
  public let before: CSSStyleSheet
  /// The style sheets after the change; the theme itself may have changed again.
  public let after: CSSStyleSheet
  /// Whether the available steps and shapes of pipelines changed: ``Theme/pipelineLibrary``.
  public let isPipelineLibraryChanged: Bool
  private let libraries: (before: PipelineLibrary, after: PipelineLibrary)
  private let comparison: ThemeComparison

  /// Creates the change from one state to another.
  init(
    from before: (sheet: CSSStyleSheet, library: PipelineLibrary),
    to after: (sheet: CSSStyleSheet, library: PipelineLibrary)
  ) {
    self.before = before.sheet
    self.after = after.sheet
    libraries = (before.library, after.library)
    isPipelineLibraryChanged = before.library.identity != after.library.identity
    comparison = ThemeComparison(before.sheet, after.sheet)
  }
}

extension ThemeChange {
  /// The names of the style sheets that changed, including moved and imported ones.
  public var sheets: [String] { comparison.sheets }

  /// The differences of rules, custom properties, keyframes and fonts.
  public var difference: SheetDifference { comparison.difference }

  /// The selectors of rules that were added, removed, moved or changed, in canonical form.
  ///
  /// Rules in media queries are included while the queries match; see `SheetDifference`.
  public var selectors: [String] { difference.selectors }

  /// The custom properties whose declarations or registrations changed.
  ///
  /// Custom properties that only refer to one of them are not included, but ``affects(_:)``
  /// considers them.
  public var customProperties: [String] { difference.customProperties }

  /// Whether the ``Theme/environment`` changed, on which any value may depend.
  public var isEnvironmentChanged: Bool { before.environment != after.environment }

  /// Whether the available style functions of the program changed.
  public var areFunctionsChanged: Bool { !after.hasSameFunctions(as: before) }

  /// Whether the change has no visible effect: only comments, white space or file names changed.
  ///
  /// A change of the environment, of functions or of the pipeline library is never empty.
  public var isEmpty: Bool {
    !isEnvironmentChanged && !areFunctionsChanged && !isPipelineLibraryChanged
      && difference.isEmpty
  }

  /// Returns whether the values of an element or a custom property changed.
  ///
  /// ```swift
  /// change.affects(".badge")          // what the theme gives .badge, in any state
  /// change.affects("--accent")        // what is declared for it, or for one that it refers to
  /// ```
  ///
  /// - Parameter name: A selector that describes an element, as for
  ///   ``Theme/css(_:_:state:)-(_,String,_)``, or the name of a custom property with its two
  ///   hyphens. For a selector that describes no element, such as `:not(.a)`, only rules with that
  ///   exact selector count.
  /// - Returns: Whether the element or the property changed.
  public func affects(_ name: String) -> Bool { comparison.affects(name, in: self) }

  /// Returns the change from the state before this change to the state after a later one.
  func followed(by later: ThemeChange) -> ThemeChange {
    ThemeChange(from: (before, libraries.before), to: (later.after, later.libraries.after))
  }

  /// Whether both states are equal, so that observers need no notification.
  var isUnchanged: Bool { !isPipelineLibraryChanged && after.isSame(as: before) }
}

extension ThemeChange: CustomStringConvertible {
  /// A short description, such as `change of brand.css, night.css`, or `no change`.
  ///
  /// The environment, the functions and the pipeline library are included if they changed.
  public var description: String {
    var parts: [String] = []
    if !sheets.isEmpty { parts.append(abbreviatedList(sheets)) }
    if isEnvironmentChanged { parts.append("the environment") }
    if areFunctionsChanged { parts.append("functions") }
    if isPipelineLibraryChanged { parts.append("the pipeline library") }
    return parts.isEmpty ? "no change" : "change of \(parts.joined(separator: " and "))"
  }
}
