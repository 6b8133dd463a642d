// SPDX-License-Identifier: Apache-2.0

extension ComputedStyle: CustomStringConvertible {
  /// The values that are declared for the element or inherited: `color: rgb(0, 0, 128); font-size: 20px`.
  ///
  /// Custom properties are left out.
  public var description: String {
    declaredValues.filter { !$0.name.hasPrefix("--") }
      .map { "\($0.name): \($0.value)" }.joined(separator: "; ")
  }
}

extension ComputedStyle: CustomReflectable {
  /// The values that are declared for the element or inherited, custom ones included, each under its name.
  public var customMirror: Mirror {
    Mirror(
      self, children: declaredValues.map { (label: $0.name, value: $0.value) },
      displayStyle: .struct)
  }
}
