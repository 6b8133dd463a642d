// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Computes the values of one element from what the cascade decided and from its parent's style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
struct StyleComputer {
  let sheets: SheetContext
  /// Whether a longhand that is not inherited took the parent's value: then the style is for this parent's children alone.
  var askedParent = false
  let parent: ComputedStyle.Storage?
  var cascaded: CascadedValues
  var customProperties: CustomProperties
  /// Resolves the custom properties, while some of them wait for the font; nil once all are known.
  var resolver: CustomPropertyResolver?
  /// What the parent passes on; nil for a root.
  let above: InheritedStyle?
  /// The value with variables that was replaced last: the longhands of a shorthand ask one after the other.
  var substituted: (pending: PendingValue, value: TypedDeclaration)?

  /// A computer for an element whose parent is computed already; nil stands for no parent.
  private init(
    _ cascaded: CascadedValues, in sheets: SheetContext, below parent: ComputedStyle.Storage?
  ) {
    self.sheets = sheets
    self.parent = parent
    self.cascaded = cascaded
    above = parent?.passed
    customProperties = above?.customProperties ?? sheets.rules.rootProperties
  }

  /// A computer for the rest of a style.
  init(completing style: ComputedStyle.Storage) {
    sheets = style.sheets
    parent = nil
    above = nil
    cascaded = style.cascaded
    customProperties = style.inherited.customProperties
  }

  var rules: ActiveRules { sheets.rules }

  /// The style of an element whose parent is computed already; nil stands for no parent.
  ///
  /// - Parameters:
  ///   - cascaded: what the cascade decided.
  ///   - sheets: what the styles of the tree have in common.
  ///   - parent: the style of the parent.
  ///   - size: the size that the element has, where the program reported one.
  /// - Returns: the style, and with it what the children inherit.
  static func style(
    _ cascaded: CascadedValues, in sheets: SheetContext, below parent: ComputedStyle.Storage?,
    size: StyleSize? = nil
  ) -> ComputedStyle.Storage {
    if size == nil, !cascaded.changesInherited, let parent,
      cascaded.isSettled(in: parent.passed.flow),
      parent.passed.passesAll
    {
      if !cascaded.takesValues {
        return ComputedStyle.Storage(parent.passed, taken: .none, cascaded)
      }
      if cascaded.takesOnly(from: parent) {
        return ComputedStyle.Storage(
          parent.passed, taken: parent.taken.asked, cascaded)
      }
    }
    var computer = StyleComputer(cascaded, in: sheets, below: parent)
    return computer.style(size: size)
  }

  private mutating func style(size: StyleSize?) -> ComputedStyle.Storage {
    let inherited = inheritedStyle()
    // Where lines begin is known now, and with it which side the logical longhands are about.
    if !cascaded.isSettled(in: inherited.flow) {
      cascaded = Cascade(rules.levels).values(of: cascaded, in: inherited.flow)
    }
    let style = ComputedStyle.Storage(
      inherited, taken: takenLonghands(in: inherited.context),
      passedOn: inherited.withoutOwnProperties, cascaded)
    return size.flatMap { style.containing($0) } ?? style
  }

  /// The style that an element has below another parent that passes on the same as the one of a style did.
  static func style(
    like style: ComputedStyle.Storage, below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    if !style.cascaded.takesValues { return style }
    let taken: TakenLonghands
    if let parent, style.cascaded.takesOnly(from: parent) {
      taken = parent.taken.asked
    } else {
      var computer = StyleComputer(style.cascaded, in: style.sheets, below: parent)
      computer.customProperties = style.inherited.customProperties
      taken = computer.takenLonghands(in: style.inherited.context)
    }
    if taken == style.taken { return style }
    return ComputedStyle.Storage(
      style.inherited, taken: taken, passedOn: style.passedOn, style.cascaded)
  }
}
