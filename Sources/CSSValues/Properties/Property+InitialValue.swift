// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Property {
  /// The value of a longhand where nobody gives it another.
  ///
  /// A shorthand has none: ask its longhands.
  public var initialValue: CSSValue {
    precondition(!isShorthand, "a shorthand has no initial value of its own; ask its longhands")
    return Self.initialValues[Int(rawValue)]
  }

  /// What the initial value of a longhand is computed to.
  ///
  /// Known beforehand but where it depends on the context: of system colors on the color
  /// scheme, of borders on the resolution.
  ///
  /// ```swift
  /// Property.fontSize.computedInitialValue(in: ComputationContext())    // 16px
  /// ```
  ///
  /// A shorthand has none: ask its longhands.
  public func computedInitialValue(in context: ComputationContext) -> CSSValue {
    precondition(!isShorthand, "a shorthand has no initial value of its own; ask its longhands")
    return Self.constantInitialValues[Int(rawValue)]
      ?? initialValue.computed(for: self, in: context)
  }

  /// What the initial value of a longhand is computed to where nothing is known of the element.
  var plainInitialValue: CSSValue { Self.plainInitialValues[Int(rawValue)] }

  /// Read from the table when the first one is asked for.
  private static let initialValues: [CSSValue] = allCases.prefix(longhandCount).map { property in
    guard let value = property.value(parsing: property.definition.initial) else {
      preconditionFailure("the table's initial value of '\(property)' does not match its grammar")
    }
    return value
  }

  private static let plainInitialValues = initialValues(computedIn: ComputationContext())

  /// The computed initial values that are the same whatever the context; nil for the others.
  ///
  /// A value is taken to be so when it is the same in two contexts that have nothing in common.
  private static let constantInitialValues = zip(
    plainInitialValues, initialValues(computedIn: .unlikeAnyOther)
  ).map { $0 == $1 ? $0 : nil }

  private static func initialValues(computedIn context: ComputationContext) -> [CSSValue] {
    allCases.prefix(longhandCount).map { $0.initialValue.computed(for: $0, in: context) }
  }
}

extension ComputationContext {
  /// A context in which everything is another than in that of a root about which nothing is known.
  fileprivate static let unlikeAnyOther: ComputationContext = {
    var context = ComputationContext(
      parentFontSize: 23, parentFontWeight: .bold, rootFontSize: 29, fontSize: 31,
      currentColor: Color(red: 0.25, green: 0.5, blue: 0.75),
      viewport: Viewport(width: 701, height: 503))
    context.container = Viewport(width: 307, height: 211)
    context.isVertical = true
    (context.lineHeight, context.parentLineHeight, context.rootLineHeight) = (37, 41, 43)
    context.fontMetrics.xHeight = 0.61
    context.rootFontMetrics.xHeight = 0.59
    context.resolution = 1.7
    context.colorScheme = .dark
    return context
  }()
}
