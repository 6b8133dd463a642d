// SPDX-License-Identifier: Apache-2.0

/// The elements of HTML.
///
/// Defined by the [index of elements](https://html.spec.whatwg.org/multipage/indices.html#elements-3).
enum HTMLElements {
  /// The names, in alphabetical order.
  static let names: [String] = """
    a abbr address area article aside audio b base bdi bdo blockquote body br button canvas \
    caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed \
    fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe \
    img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol \
    optgroup option output p picture pre progress q rp rt ruby s samp script search section \
    select slot small source span strong style sub summary sup table tbody td template textarea \
    tfoot th thead time title tr track u ul var video wbr
    """.split(separator: " ").map(String.init)
}
