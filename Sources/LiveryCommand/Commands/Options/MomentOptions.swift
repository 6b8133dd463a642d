// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSMotion
import CSSSyntax
import CSSValues

/// The options for a moment of transitions and animations.
struct MomentOptions: ParsableArguments {
  @Option(
    name: .customLong("at"),
    help: ArgumentHelp(
      """
      A time such as 300ms or 1.5s. Animations of the element begin at 0, and the change of state with --from and \
      --to happens at 0.
      """, valueName: "time"))
  private var moment: String?

  @Option(
    help: ArgumentHelp(
      "The state before the change, with the names of --state; normal with --to alone.",
      valueName: "state"))
  private var from: String?

  @Option(
    help: ArgumentHelp(
      "The state after the change, with the names of --state; normal with --from alone.",
      valueName: "state"))
  private var to: String?

  func validate() throws {
    if let moment, Self.time(moment) == nil {
      throw ValidationError(CommandMessages.invalidMoment(moment))
    }
    for state in [from, to].compactMap(\.self) where !ElementArguments.isStateName(state) {
      throw ValidationError(CommandMessages.unnamedState(state))
    }
  }
}

extension MomentOptions {
  /// The time, or `nil` if the option is not set.
  var time: Duration? { moment.flatMap { Self.time($0) } }

  /// The change of state, or `nil` if neither state is set.
  var change: StateChange? {
    from == nil && to == nil ? nil : StateChange(from: from ?? "normal", to: to ?? "normal")
  }

  /// Returns the states of an element after the change, by those that it has all the time.
  func states(_ states: [String]) -> [String] { states + (change?.to ?? []) }

  /// Checks that a change has a moment, which `options` of the command set, such as `--at`.
  func check(isTimed: Bool, options: String = "--at") throws {
    if change != nil, !isTimed {
      throw ValidationError(CommandMessages.changeWithoutMoment(options))
    }
  }

  /// Returns the timeline of the element that a selector describes, or `nil` if no moment is set or
  /// the selector describes no element.
  func timeline(of selector: String, states: [String], in sheet: CSSStyleSheet) -> MotionTimeline? {
    MotionTimeline(selector, states: states, in: sheet, change)
  }

  /// Returns an element at the moment of the options, or as it is if they set none.
  func element(_ element: PreparedSelector, states: [String], in sheet: CSSStyleSheet)
    -> PreparedSelector
  {
    guard let time, element.diagnostics.isEmpty,
      let style = timeline(of: element.selector, states: states, in: sheet)?.style(at: time)
    else { return element }
    return PreparedSelector(element.selector, style)
  }

  /// Parses a time in CSS syntax, of 0 or more.
  private static func time(_ text: String) -> Duration? {
    let tokens = TokenStream(text)
    guard tokens.count == 1, tokens[0].kind == .dimension,
      let unit = Time.Unit(rawValue: tokens.unit(of: 0).lowercased())
    else { return nil }
    let number = tokens.number(of: 0)
    return number >= 0 ? Duration(clamping: unit == .ms ? number : number * 1000) : nil
  }
}
