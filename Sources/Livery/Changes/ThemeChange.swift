// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import LiveryPipelines

/// What is not in a theme as it was: what ``Theme/observe(_:)`` and ``Theme/changes`` tell.
///
/// ```swift
/// let observation = theme.observe { change in
///   print(change.sheets, change.selectors)      // ["brand.css"] [".badge"]
///   if change.affects("toolbar") { redrawToolbar() }
/// }
/// ```
///
/// A change is the two states of the theme and what is between them. What differs is worked out when it is asked for
/// first, so a listener that only draws everything again costs nothing.
///
/// Several changes that come one after the other while a listener is busy are told as one, from the first state to the
/// last: what was there between them and is no more was never shown.
public struct ThemeChange: Sendable {
  /// The sheets before the change, with their environment.
  public let before: CSSStyleSheet
  /// The sheets after the change; the theme itself may be further already.
  public let after: CSSStyleSheet
  /// Whether the steps and shapes that pipelines may name are others: ``Theme/pipelineLibrary``.
  public let isPipelineLibraryChanged: Bool
  private let libraries: (before: PipelineLibrary, after: PipelineLibrary)
  private let comparison: ThemeComparison

  /// The change from one look to another.
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
  /// The names of the sheets that came, went, changed places or have another text, imported ones included.
  public var sheets: [String] { comparison.sheets }

  /// The rules, custom properties, keyframes and fonts that are others.
  public var difference: SheetDifference { comparison.difference }

  /// The selectors of rules that were added, removed or moved, or that declare something else, in canonical form.
  ///
  /// Rules in media queries count while these hold; see `SheetDifference`.
  public var selectors: [String] { difference.selectors }

  /// The custom properties that are declared or registered otherwise.
  ///
  /// Those that only refer to one of them are not named; ``affects(_:)`` knows them.
  public var customProperties: [String] { difference.customProperties }

  /// Whether the ``Theme/environment`` is another one, on which any value may depend.
  public var isEnvironmentChanged: Bool { before.environment != after.environment }

  /// Whether the values may call other functions of the program than before.
  public var areFunctionsChanged: Bool { !after.hasSameFunctions(as: before) }

  /// Whether nothing is drawn otherwise: only comments, white space or the names of files changed.
  ///
  /// A change of the environment, of functions or of the pipeline library always counts.
  public var isEmpty: Bool {
    !isEnvironmentChanged && !areFunctionsChanged && !isPipelineLibraryChanged
      && difference.isEmpty
  }

  /// Whether an element or a custom property is given something else than before.
  ///
  /// ```swift
  /// change.affects(".badge")          // what the theme gives .badge, in any state
  /// change.affects("--accent")        // what is declared for it, or for one that it refers to
  /// ```
  ///
  /// - Parameter name: a selector that describes an element, as ``Theme/css(_:_:state:)-(_,String,_)`` takes it, or the name of a custom
  ///   property with its two hyphens. For a selector that describes no element, such as `:not(.a)`, only rules with that very
  ///   selector count.
  /// - Returns: whether the element or the property is not what it was.
  public func affects(_ name: String) -> Bool { comparison.affects(name, in: self) }

  /// The change from the state before this one to that after a later one.
  func followed(by later: ThemeChange) -> ThemeChange {
    ThemeChange(from: (before, libraries.before), to: (later.after, later.libraries.after))
  }

  /// Whether the states are the same: nobody need be told.
  var isNone: Bool { !isPipelineLibraryChanged && after.isSame(as: before) }
}

extension ThemeChange: CustomStringConvertible {
  /// A short text: `change of brand.css, night.css`, with the environment, the functions and the pipeline library if they
  /// changed, or `no change`.
  public var description: String {
    var parts: [String] = []
    if !sheets.isEmpty { parts.append(shortList(sheets)) }
    if isEnvironmentChanged { parts.append("the environment") }
    if areFunctionsChanged { parts.append("functions") }
    if isPipelineLibraryChanged { parts.append("the pipeline library") }
    return parts.isEmpty ? "no change" : "change of \(parts.joined(separator: " and "))"
  }
}
