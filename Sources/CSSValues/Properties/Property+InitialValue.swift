// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Synchronization

extension Property {
  /// The value of a longhand where nobody gives it another.
  ///
  /// A shorthand has none: ask its longhands.
  public var initialValue: CSSValue { initial.pointee.specified }

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
  package func computedInitialValue(in context: ComputationContext) -> CSSValue {
    let initial = initial
    return initial.pointee.constant ?? initial.pointee.specified.computed(for: self, in: context)
  }

  /// The computed initial value of a longhand, where it is the same in every context.
  package var constantInitialValue: CSSValue? { initial.pointee.constant }

  /// What the initial value of a longhand is computed to where nothing is known of the element.
  var plainInitialValue: CSSValue { initial.pointee.plain }

  /// The initial value in its forms, read from the table by the first who asks for it.
  private var initial: UnsafePointer<InitialValue> {
    precondition(!isShorthand, "a shorthand has no initial value of its own; ask its longhands")
    return Self.initialValues[Int(rawValue)].value(of: self)
  }

  private static let initialValues = allCases.prefix(longhandCount).map { _ in KnownInitialValue() }
}

/// The initial value of a longhand in its forms.
private struct InitialValue: Sendable {
  /// As the table has it.
  let specified: CSSValue
  /// Computed where nothing is known of the element.
  let plain: CSSValue
  /// Computed, when that is the same whatever the context: it is taken to be so when it is the same in two contexts
  /// that have nothing in common.
  let constant: CSSValue?

  init(of property: Property) {
    guard let value = property.value(parsing: property.initialText) else {
      preconditionFailure("the table's initial value of '\(property)' does not match its grammar")
    }
    specified = value
    plain = value.computed(for: property, in: ComputationContext())
    constant = plain == value.computed(for: property, in: .unlikeAnyOther) ? plain : nil
  }
}

/// A place for an initial value, which stays once it is read.
///
/// Few programs ask for more than some of them, and reading all takes milliseconds.
private final class KnownInitialValue: @unchecked Sendable {
  private let known = Atomic<UnsafePointer<InitialValue>?>(nil)

  func value(of property: Property) -> UnsafePointer<InitialValue> {
    if let value = known.load(ordering: .acquiring) { return value }
    let new = UnsafeMutablePointer<InitialValue>.allocate(capacity: 1)
    new.initialize(to: InitialValue(of: property))
    let (isFirst, other) = known.compareExchange(
      expected: nil, desired: UnsafePointer(new), ordering: .acquiringAndReleasing)
    if !isFirst, let other {
      new.deinitialize(count: 1)
      new.deallocate()
      return other
    }
    return UnsafePointer(new)
  }
}

extension ComputationContext {
  /// A context in which everything is another than in that of a root about which nothing is known.
  fileprivate static let unlikeAnyOther: ComputationContext = {
    var context = ComputationContext(
      parentFontSize: 23, parentFontWeight: .bold, rootFontSize: 29, fontSize: 31,
      currentColor: CSSColor(red: 0.25, green: 0.5, blue: 0.75),
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
