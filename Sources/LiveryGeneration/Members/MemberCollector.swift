// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import CSSValues

/// A collector of the values that the rules of a theme set for its styles.
struct MemberCollector {
  /// The style sheets in one environment.
  let sheet: CSSStyleSheet
  /// The number of declarations that were read for all styles.
  private(set) var declarationCount = 0

  /// Creates a collector for the style sheets in one environment.
  init(sheet: CSSStyleSheet) { self.sheet = sheet }

  /// Returns the values of a style, in the order of the declarations that set them first.
  ///
  /// Declarations for every element, those of the default style sheet, and inherited values are
  /// omitted.
  mutating func members(of style: SelectorStyle, log: inout GenerationLog) -> [CollectedMember] {
    let element = sheet.prepare(style.selector, states: [])
    var members: [CollectedMember] = []
    var numbers: [String: Int] = [:]
    let declarations = declarations(of: style.description)
    declarationCount += declarations.count
    for declared in declarations {
      let declaration = declared.declaration
      let contents = contents(of: declaration, element)
      if contents.isEmpty, declaration.name.lowercased() != "all" {
        log.add(
          .unknownMember, at: declared.location,
          [.subject(declaration.name), .found(SwiftText.comment(style.selector, limit: 60))])
      }
      for (subject, content) in contents {
        let member = CollectedMember(
          subject: subject, content: content, location: declared.location, text: declared.text)
        if let number = numbers[subject] {
          members[number] = member
        } else {
          numbers[subject] = members.count
          members.append(member)
        }
      }
    }
    return members
  }

  /// A declaration and its source.
  private struct Declared {
    let declaration: Declaration
    let source: StyleSource
    /// The precedence of the declaration, zero for one that is not important.
    let precedence: UInt64

    var location: DeclarationLocation {
      DeclarationLocation(source: source, range: declaration.range)
    }
    var text: String {
      let stream = source.tree.stream
      let start = declaration.tokens.lowerBound
      let text = stream.text(of: start..<max(start, declaration.value.upperBound))
      return declaration.isImportant ? text + " !important" : text
    }
  }

  /// Returns the valid declarations that apply to an element, in cascade order, the winner last.
  private func declarations(of description: ElementDescription) -> [Declared] {
    var all: [Declared] = []
    for match in sheet.matchedRules(of: description) where !match.isGeneral {
      let source = match.rule.source
      if source.origin == .default || match.isForRoot && !description.isBareRoot { continue }
      for declaration in match.rule.declarations where declaration.isReadable {
        let precedence = declaration.isImportant ? 1 << 32 | UInt64(match.importance) : 0
        all.append(Declared(declaration: declaration, source: source, precedence: precedence))
      }
    }
    if all.allSatisfy({ $0.precedence == 0 }) { return all }
    return all.enumerated()
      .sorted { ($0.element.precedence, $0.offset) < ($1.element.precedence, $1.offset) }
      .map(\.element)
  }
}

extension MemberCollector {
  /// Returns the values that a declaration sets for an element, by property.
  private func contents(
    of declaration: Declaration, _ element: PreparedSelector
  ) -> [(subject: String, content: CollectedMember.Content)] {
    let name = declaration.name
    guard declaration.isCustom else {
      return Property(name: name).map { contents(of: $0, element) } ?? []
    }
    guard case .unparsed(let text)? = element.css(name) else { return [] }
    let registered = sheet.registration(of: name)?.syntax.form
    let form = registered ?? CustomValue.Form(of: text, named: name)
    guard element.customValue(name, as: form) != nil else {
      return [(name, .custom(text: text, .text))]
    }
    return [(name, .custom(text: text, form))]
  }

  private func contents(
    of property: Property, _ element: PreparedSelector
  ) -> [(subject: String, content: CollectedMember.Content)] {
    var contents: [(subject: String, content: CollectedMember.Content)] = []
    if Self.fontProperties.contains(property) {
      contents.append(("font", .font(element.ruleSet.font)))
      if property.isShorthand { return contents }
    }
    if !property.isShorthand {
      if let value = element.css(property) {
        contents.append((property.name, .property(property, value)))
      }
      return contents
    }
    if let parts = Self.parts[property] { return parts.flatMap { self.contents(of: $0, element) } }
    if Self.uniform.contains(property), let value = element.commonValue(of: property) {
      return [(property.name, .property(property, value))]
    }
    if Self.sides.contains(property) {
      let sides = property.longhands.compactMap { element.css($0)?.generatedPixels }
      if sides.count == 4 { return [(property.name, .insets(property, sides))] }
      return property.longhands.flatMap { self.contents(of: $0, element) }
    }
    return longhands(of: property, element)
  }

  /// Returns the longhands that a shorthand sets to other than initial values, but at least one.
  private func longhands(
    of property: Property, _ element: PreparedSelector
  ) -> [(subject: String, content: CollectedMember.Content)] {
    if property == .all { return [] }
    let values = property.longhands.compactMap { longhand in
      element.css(longhand).map { (longhand, $0) }
    }
    var nonInitial = values.filter { $0.1 != $0.0.computedInitialValue(in: ComputationContext()) }
    if nonInitial.isEmpty { nonInitial = Array(values.prefix(1)) }
    return nonInitial.map { ($0.0.name, .property($0.0, $0.1)) }
  }

  private static let fontProperties: Set<Property> = [
    .font, .fontFamily, .fontSize, .fontWeight, .fontStyle,
  ]
  /// The shorthands that consist of other shorthands.
  private static let parts: [Property: [Property]] = [
    .border: [.borderWidth, .borderStyle, .borderColor]
  ]
  /// The shorthands whose longhands usually have one value.
  private static let uniform: Set<Property> = [
    .borderWidth, .borderStyle, .borderColor, .borderRadius, .overflow, .gap,
    .overscrollBehavior,
  ]
  /// The shorthands of four sides.
  private static let sides: Set<Property> = [
    .margin, .padding, .inset, .borderWidth, .scrollMargin, .scrollPadding,
  ]
}

extension Declaration {
  /// Whether the cascade accepts the declaration; problems of others are reported elsewhere.
  fileprivate var isReadable: Bool {
    let stream = tree.stream
    switch VariableUse(stream, in: value, isCustom: isCustom) {
    case .malformed: return false
    case .valid: return isCustom || Property(name: name) != nil
    case .none:
      if isCustom { return true }
      guard let property = Property(name: name) else { return false }
      return CSSWideKeyword(stream, in: value) != nil
        || property.longhandValues(stream, in: value) != nil
    }
  }
}

extension RegisteredSyntax {
  /// The form of a custom property with the syntax, or `nil` if its values have several forms.
  fileprivate var form: CustomValue.Form? {
    guard let first = components.first else { return nil }
    let isKeywordSet = components.allSatisfy {
      if case .identifier = $0.item { $0.multiplier == .one } else { false }
    }
    if isKeywordSet {
      let keywords = components.map(\.description)
      return Set(keywords).isSubset(of: ["true", "false"]) ? .boolean : .keyword
    }
    guard components.count == 1, case .type(let type) = first.item, let form = type.form else {
      return nil
    }
    return first.multiplier == .one ? form : .list(form)
  }
}

extension RegisteredSyntax.DataType {
  fileprivate var form: CustomValue.Form? {
    switch self {
    case .angle: .angle
    case .color: .color
    case .customIdent: .keyword
    case .image: .image
    case .integer, .number: .number
    case .length: .pixels
    case .percentage: .percentage
    case .string: .string
    case .time: .duration
    case .url: .url
    case .lengthPercentage, .resolution, .transformFunction, .transformList: nil
    }
  }
}
