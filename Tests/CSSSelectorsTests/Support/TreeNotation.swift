// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// A notation of a tree, with one element a line and children indented by two spaces.
///
/// ```
/// body
///   div#a.x:hover [lang=de] (text)
///     ::part(thumb)
/// ```
///
/// A line contains the simple selectors of the element. `type < supertype` specifies a supertype.
/// In addition to attributes, `[lang=…]` sets the language and `[dir=…]` the direction. `(text)`
/// adds text. Expectations refer to an element by its id, or by its line number, from 1, if it has
/// none.
struct TreeNotation {
  private(set) var tree = StyleTree()
  /// The id or number of each element.
  private(set) var labels: [String] = []

  init(_ text: String, _ names: AtomTable, structure: Bool = true) {
    var ancestors: [Int] = []
    var lastChild: [Int: Int] = [:]
    for (number, line) in text.split(separator: "\n").enumerated() {
      let depth = line.prefix { $0 == " " }.count / 2
      let parent = depth == 0 ? nil : ancestors[depth - 1]
      let element = NotatedElement(line.trimmingPrefix { $0 == " " })
      let facts = element.facts(names)
      let index = tree.append(
        facts, parent: parent,
        previousSibling: facts.pseudoElement == nil ? lastChild[parent ?? -1] : nil)
      if facts.pseudoElement == nil { lastChild[parent ?? -1] = index }
      ancestors = ancestors.prefix(depth) + [index]
      labels.append(element.id ?? "\(number + 1)")
    }
    tree.finish(structure: structure)
  }

  /// Returns the index of the element with a label.
  func index(of label: String) -> Int {
    guard let index = labels.firstIndex(of: label) else { preconditionFailure("no \(label)") }
    return index
  }

  /// Returns the labels of the elements that the last selector matches, separated by spaces.
  func matches(_ sheet: Sheet, scope: String? = nil) -> String {
    var context = MatchingContext()
    if let scope { context.scope = index(of: scope) }
    return matches(sheet, &context)
  }

  func matches(_ sheet: Sheet, _ context: inout MatchingContext) -> String {
    sheet.table.withMatcher(in: tree, &context) { matcher in
      labels.indices.filter { matcher.matches(sheet.table.count - 1, $0) }
        .map { labels[$0] }.joined(separator: " ")
    }
  }
}

/// A line of the notation.
struct NotatedElement {
  var type: String?
  var supertypes: [String] = []
  var id: String?
  private var classes: [String] = []
  private var pseudoClasses = PseudoClassSet()
  private var states: [String] = []
  private var attributes: [(name: String, value: String)] = []
  private var hasText = false
  private var pseudoElement: PseudoElement?
  private var parts: [String] = []

  init(_ line: Substring) {
    var remainder = line
    while let next = remainder.first {
      remainder.removeFirst()
      switch next {
      case "#": id = Self.name(&remainder)
      case ".": classes.append(Self.name(&remainder))
      case "<":
        remainder = remainder.drop { $0 == " " }
        supertypes.append(Self.name(&remainder))
      case "[": readAttribute(&remainder)
      case "(": (hasText, remainder) = (true, remainder.drop { $0 != ")" }.dropFirst())
      case ":": readPseudo(&remainder)
      case " ": continue
      default: type = String(next) + Self.name(&remainder)
      }
    }
  }

  private mutating func readAttribute(_ remainder: inout Substring) {
    let inside = remainder.prefix { $0 != "]" }
    remainder = remainder.dropFirst(inside.count + 1)
    let parts = inside.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    attributes.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
  }

  private mutating func readPseudo(_ remainder: inout Substring) {
    let isElement = remainder.first == ":"
    if isElement { remainder.removeFirst() }
    let name = Self.name(&remainder)
    var argument = ""
    if remainder.first == "(" {
      argument = String(remainder.dropFirst().prefix { $0 != ")" })
      remainder = remainder.dropFirst(argument.count + 2)
    }
    if isElement {
      pseudoElement = PseudoElement.allCases.first { $0.name == name }
      parts = argument.split(separator: " ").map(String.init)
    } else if name == "state" {
      states.append(argument)
    } else if let pseudoClass = PseudoClass(named: name) {
      pseudoClasses.insert(pseudoClass)
    }
  }

  private static func name(_ remainder: inout Substring) -> String {
    let end = remainder.firstIndex { "#.<[(:] ".contains($0) } ?? remainder.endIndex
    let trimmed = remainder[..<end]
    remainder = remainder[end...]
    return String(trimmed)
  }

  func facts(_ names: AtomTable) -> ElementFacts {
    func atom(_ name: String) -> Atom? {
      names.find(name)
    }
    var facts = ElementFacts(
      type: type.map { atom($0) ?? Self.foreign($0, names) }, id: id.flatMap(atom),
      classes: classes.compactMap(atom), pseudoClasses: pseudoClasses,
      states: states.compactMap(atom),
      attributes: attributes.compactMap { pair in atom(pair.name).map { ($0, pair.value) } },
      pseudoElement: pseudoElement, parts: parts.compactMap(atom))
    facts.supertypes = supertypes.compactMap(atom)
    facts.hasText = hasText
    facts.language = attributes.first { $0.name == "lang" }?.value
    facts.direction = attributes.first { $0.name == "dir" }.map { $0.value == "rtl" ? .rtl : .ltr }
    return facts
  }

  /// Returns an atom for a type that the table does not contain.
  private static func foreign(_ name: String, _ names: AtomTable) -> Atom {
    let number = name.utf8.reduce(UInt32(1)) { $0 &* 131 &+ UInt32($1) }
    return Atom(rawValue: UInt32(names.count) + number % 1_000_000)
  }
}
