// SPDX-License-Identifier: Apache-2.0

extension FunctionalPseudoClass {
  /// The grammar of the argument, in the notation of CSS specifications.
  package var argument: String {
    switch self {
    case .state: "<ident>"
    case .is: "<forgiving-selector-list>"
    case .where: "<forgiving-selector-list>"
    case .not: "<selector-list>"
    case .has: "<relative-selector-list>"
    case .nthChild: "<an+b> [ of <selector-list> ]?"
    case .nthLastChild: "<an+b> [ of <selector-list> ]?"
    case .nthOfType: "<an+b>"
    case .nthLastOfType: "<an+b>"
    case .lang: "[ <ident> | <string> ]#"
    case .dir: "ltr | rtl"
    case .current: "<forgiving-selector-list>"
    case .host: "<compound-selector>"
    case .hostContext: "<compound-selector>"
    }
  }

  /// A description of the elements that the pseudo-class matches, in one sentence.
  package var documentation: String {
    switch self {
    case .state: "An element with a state that the program defines."
    case .is: "An element that any of the selectors matches."
    case .where: "An element that any of the selectors matches, without specificity."
    case .not: "An element that none of the selectors matches."
    case .has: "An element with a descendant or a sibling that a selector matches."
    case .nthChild:
      "A child by its position among all children, or among those that match selectors."
    case .nthLastChild: "A child by its position, counted from the last."
    case .nthOfType: "A child by its position among those of its type."
    case .nthLastOfType: "A child by its position among those of its type, counted from the last."
    case .lang: "An element in one of the languages."
    case .dir: "An element whose text has the direction."
    case .current:
      "The innermost element at the current time of a presentation that a selector matches."
    case .host: "The element that contains the tree of the style sheet, if it matches."
    case .hostContext: "The element that contains the tree, if it or an ancestor of it matches."
    }
  }

  /// The address of the specification.
  package var specification: String {
    switch self {
    case .state: "https://html.spec.whatwg.org/#selector-custom"
    case .is: "https://drafts.csswg.org/selectors-4/#logical-combination"
    case .where: "https://drafts.csswg.org/selectors-4/#logical-combination"
    case .not: "https://drafts.csswg.org/selectors-4/#logical-combination"
    case .has: "https://drafts.csswg.org/selectors-4/#relational"
    case .nthChild: "https://drafts.csswg.org/selectors-4/#child-index"
    case .nthLastChild: "https://drafts.csswg.org/selectors-4/#child-index"
    case .nthOfType: "https://drafts.csswg.org/selectors-4/#typed-child-index"
    case .nthLastOfType: "https://drafts.csswg.org/selectors-4/#typed-child-index"
    case .lang: "https://drafts.csswg.org/selectors-4/#the-lang-pseudo"
    case .dir: "https://drafts.csswg.org/selectors-4/#the-dir-pseudo"
    case .current: "https://drafts.csswg.org/selectors-4/#time-pseudos"
    case .host: "https://drafts.csswg.org/css-shadow-1/#host-selector"
    case .hostContext: "https://drafts.csswg.org/css-shadow-1/#host-selector"
    }
  }
}
