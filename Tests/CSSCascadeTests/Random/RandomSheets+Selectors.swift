// SPDX-License-Identifier: Apache-2.0

extension RandomSheets {
  /// Returns a list of selectors, which is sometimes invalid.
  mutating func selectorList() -> String {
    (0..<(source.happens(75) ? 1 : source.number(2...4))).map { _ in selector(2) }
      .joined(separator: ",")
  }

  private mutating func selector(_ depth: Int) -> String {
    var text = source.happens(6) ? source.one(["> ", "+ ", "~ "]) : ""
    for index in 0..<(source.happens(60) ? 1 : source.number(2...3)) {
      text += (index > 0 ? source.one([" ", " > ", " + ", " ~ "]) : "") + compound(depth)
    }
    return text + (source.happens(8) ? source.one(Self.pseudoElements) : "")
  }

  private mutating func compound(_ depth: Int) -> String {
    var text = source.happens(35) ? source.one(["a", "b", "c", "*"]) : ""
    if source.happens(6) { text += "&" }
    if source.happens(8) { text += source.one(["#i", "#j"]) }
    text += source.some([".x", ".y", ".z"], 30).joined()
    if source.happens(15) { text += source.one(Self.pseudoClasses) }
    if source.happens(8) { text += source.one(Self.attributes) }
    if depth > 0, source.happens(20) { text += function(depth - 1) }
    return text.isEmpty ? "*" : text
  }

  private mutating func function(_ depth: Int) -> String {
    let list = (0..<source.number(1...2)).map { _ in selector(depth) }.joined(separator: ",")
    switch source.number(0...7) {
    case 0, 1: return ":is(\(list))"
    case 2: return ":where(\(list))"
    case 3: return ":not(\(list))"
    case 4, 5: return ":has(\(source.one(["", "> ", "+ ", "~ "]))\(list))"
    case 6: return ":nth-\(source.one(["", "last-"]))child(\(source.one(Self.steps)) of \(list))"
    default:
      return ":nth-\(source.one(["child", "last-of-type", "of-type"]))(\(source.one(Self.steps)))"
    }
  }

  private static let steps = ["odd", "2n+1", "-n+2", "1", "n", "0", "99999999999n-1"]
  private static let pseudoClasses = [
    ":hover", ":root", ":scope", ":first-child", ":last-child", ":only-of-type", ":empty", ":nope",
    ":state(on)", ":lang(de)", ":dir(rtl)", ":focus-within", ":checked", ":disabled", ":active",
  ]
  private static let attributes = [
    "[k]", "[k=v]", "[k~='v' i]", "[class^=x]", "[id$=i s]", "[k|=v]", "[k*='']", "[n|k]",
  ]
  private static let pseudoElements = ["::before", "::part(p)", "::nope", "::part(p q)", "::after"]
}
