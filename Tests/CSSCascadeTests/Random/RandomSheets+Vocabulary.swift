// SPDX-License-Identifier: Apache-2.0

extension RandomSheets {
  static let names = ["x", "y", "z", "u", "v"]
  static let keywords = ["inherit", "initial", "unset", "revert", "revert-layer"]
  static let words = [
    "3px", "1em", "2rem", "10%", "50cqw", "1vw", "red", "currentcolor", "0", "7", "1.5", "auto",
    "none", "block", "12deg", "'s'", "a b", ",", "", "#0f0", "bold", "1e38", "-1px", "1s",
  ]
  static let properties = [
    "color", "width", "margin", "font", "font-size", "line-height", "border", "background", "order",
    "font-family", "padding-left", "text-shadow", "transform", "all", "container", "flex", "inset",
  ]
  static let plain = [
    "color:red", "color:blue", "width:1px", "margin:1px 2px", "margin-left:3em", "font:2em/2 a",
    "font-size:1.5em", "container-type:inline-size", "container:n / size", "container-name:n m",
    "border:1px solid", "order:2", "direction:rtl", "writing-mode:vertical-rl", "font-size:larger",
    "color-scheme:dark", "color:light-dark(red,blue)", "width:10cqw", "line-height:2em", "nope:1",
    "color:nope", "width:calc(1px + 2em)", "font-weight:bolder", "display:math", "width:5lh",
  ]
  static let layers = ["l", "m", "m.n", "l.k.j", "n", ""]
  static let preludes = [
    "@charset \"utf-8\";", "@namespace x 'y';", "@import 'z.css';", "\u{FEFF}",
  ]
  static let imports = [
    "@import 'a.css';", "@import url(b.css) layer(l) supports(color: red) screen;",
    "@import 'c.css' layer;", "@import;",
  ]
  static let media = [
    "all", "print", "screen", "(width > 100px)", "(min-width: 50em)", "not screen",
    "(prefers-color-scheme: dark)", "(100px < width < 900px)", "(color), print",
    "(platform: linux)",
    "(orientation)", "(width > 1px) and (not (hover))", "(aspect-ratio: 1/0)", "(", "",
  ]
  static let supports = [
    "(color: red)", "not (color: nope)", "selector(:has(a))", "(color: red) or (x: y)",
    "(--x: y)", "font-tech(variations)", "selector(::nope)", "(((width: 1px)))", "nope",
  ]
  static let containers = [
    "(width > 100px)", "n (width > 100px)", "m (height >= 5em)", "style(--x: 3px)",
    "(inline-size > 10cqw)", "not (orientation: landscape)", "n style(--y)", "()", "(width",
  ]
  static let syntaxes = [
    "*", "<length>", "<color>#", "<number>+", "<length-percentage> | auto", "<nope>", "<integer>",
    "red | blue", "<custom-ident>", "<angle>", "<string>", "",
  ]
  static let records = [
    "@font-face{font-family:f;src:url(f.woff2) format(woff2),local(g)}",
    "@font-face{src:nope;unicode-range:U+1-2}", "@keyframes k{from{color:red}50%{width:var(--x)}}",
    "@keyframes {}", "@keyframes 'k'{to,1%,200%{--x:1}}", "@nope{a{}}", "@nope;",
  ]
  static let malformedFragments = [
    "}", "{", ";", "a{", "@media", "@", "]", ")", "(", "\"", "/*", "<!--", "\\", "&", "\0", "é",
    "!",
  ]
}
