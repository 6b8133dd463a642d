// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Synchronization

extension Property {
  /// The initial value of a longhand.
  ///
  /// A shorthand has no initial value. Its longhands have one each.
  public var initialValue: CSSValue { initial.pointee.specified }

  /// Returns the computed initial value of a longhand.
  ///
  /// The value is constant unless it depends on the context: system colors depend on the color
  /// scheme, and borders on the resolution.
  ///
  /// ```swift
  /// Property.fontSize.computedInitialValue(in: ComputationContext())    // 16px
  /// ```
  ///
  /// A shorthand has no initial value. Its longhands have one each.
  package func computedInitialValue(in context: ComputationContext) -> CSSValue {
    let initial = initial
    return initial.pointee.constant ?? initial.pointee.specified.computed(for: self, in: context)
  }

  /// The computed initial value of a longhand, or `nil` if it depends on the context.
  package var constantInitialValue: CSSValue? { initial.pointee.constant }

  /// The computed initial value of a longhand in the default context.
  var defaultComputedInitialValue: CSSValue { initial.pointee.computed }

  /// The initial value in its forms, read from the table on first access.
  private var initial: UnsafePointer<InitialValue> {
    precondition(!isShorthand, "a shorthand has no initial value; use those of its longhands")
    return Self.initialValues[Int(rawValue)].value(of: self)
  }

  private static let initialValues = allCases.prefix(longhandCount).map { _ in InitialValueCache() }
}

/// The initial value of a longhand in its forms.
private struct InitialValue: Sendable {
  /// The value as the table states it.
  let specified: CSSValue
  /// The computed value in the default context.
  let computed: CSSValue
  /// The computed value, or `nil` if it depends on the context.
  ///
  /// A value counts as constant if it is equal in two contexts that differ in all that an
  /// initial value depends on.
  let constant: CSSValue?

  init(of property: Property) {
    guard let value = property.value(parsing: property.initialText) else {
      preconditionFailure("the table's initial value of '\(property)' does not match its grammar")
    }
    specified = value
    computed = value.computed(for: property, in: ComputationContext())
    constant = computed == value.computed(for: property, in: .distinctFromDefault) ? computed : nil
  }
}

/// A cache of one initial value, filled on first access.
///
/// Most programs access only some values, and parsing all of them takes milliseconds.
private final class InitialValueCache: @unchecked Sendable {
  private let cached = Atomic<UnsafePointer<InitialValue>?>(nil)

  func value(of property: Property) -> UnsafePointer<InitialValue> {
    if let value = cached.load(ordering: .acquiring) { return value }
    let new = UnsafeMutablePointer<InitialValue>.allocate(capacity: 1)
    new.initialize(to: InitialValue(of: property))
    let (isFirst, other) = cached.compareExchange(
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
  /// A context that differs from the default one in all that an initial value depends on.
  fileprivate static let distinctFromDefault: ComputationContext = {
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
