// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A builder of a line's inline boxes: it positions the atoms, nested in their elements.
struct InlineBoxBuilder {
  /// The vertical position of a line in its block, in px.
  struct LineBox {
    let top: Double
    let baseline: Double
    let height: Double
  }

  private let atoms: [LineAtom]
  private let edges: LineAssembler.Edges
  private let isRightToLeft: Bool
  private var x: Double
  private let line: LineBox
  /// Whether the line has any content so far.
  private var hasContent = false
  private var stack: [OpenBox] = []
  private var fragments: [Fragment] = []
  /// The number of atoms of each element that are not positioned yet.
  private var remaining: [Int: Int] = [:]
  private var openedElements: Set<Int> = []

  /// An inline element whose fragment on the line is incomplete.
  private struct OpenBox {
    let element: Int
    let left: Double
    var children: [Fragment] = []
  }

  init(
    assembler: LineAssembler, x: Double, line: LineBox
  ) {
    atoms = assembler.atoms
    edges = assembler.edges
    isRightToLeft = assembler.content.isRightToLeft
    self.x = x
    self.line = line
  }

  /// Returns the fragments of the line.
  mutating func buildFragments(_ assembler: inout LineAssembler) -> [Fragment] {
    let chains = atoms.map { assembler.chain(of: $0.element) }
    for chain in chains { for element in chain { remaining[element, default: 0] += 1 } }
    for index in atoms.visualOrder {
      let chain = chains[index]
      var common = 0
      while common < min(stack.count, chain.count), stack[common].element == chain[common] {
        common += 1
      }
      while stack.count > common { leave(&assembler) }
      for element in chain[common...] { enter(element, assembler) }
      place(atoms[index], &assembler)
      for element in chain { remaining[element, default: 1] -= 1 }
    }
    while !stack.isEmpty { leave(&assembler) }
    return fragments
  }

  private mutating func enter(_ element: Int, _ assembler: LineAssembler) {
    let isFirst = openedElements.insert(element).inserted
    let hasLeftEdge = isFirst && (isRightToLeft ? edges.ended : edges.begun).contains(element)
    let margin = assembler.pass.box(element).margin.resolved(of: assembler.inner.width)
    if hasLeftEdge { x += margin.left }
    stack.append(OpenBox(element: element, left: x))
    if hasLeftEdge { x += assembler.pass.edges(element, of: assembler.inner.width).left }
  }

  private mutating func leave(_ assembler: inout LineAssembler) {
    let box = stack.removeLast()
    let hasRightEdge =
      remaining[box.element] == 0
      && (isRightToLeft ? self.edges.begun : self.edges.ended).contains(box.element)
    let edges = assembler.pass.edges(box.element, of: assembler.inner.width)
    if hasRightEdge { x += edges.right }
    let metrics = assembler.metrics(of: box.element)
    // Negative margins of the content may end the box left of its start.
    let frame = Rect(
      x: box.left, y: line.baseline + metrics.shift - metrics.ascent - edges.top,
      width: max(0, x - box.left),
      height: metrics.ascent + metrics.descent + edges.vertical)
    var fragment = Fragment(
      element: box.element, frame: frame, kind: .inline(InlineSlice()),
      children: box.children.map { $0.moved(by: Point(-frame.minX, -frame.minY)) })
    assembler.pass.shift(&fragment, in: assembler.inner)
    if hasRightEdge {
      x += assembler.pass.box(box.element).margin.resolved(of: assembler.inner.width).right
    }
    add(fragment)
  }

  private mutating func add(_ fragment: Fragment) {
    if stack.isEmpty {
      fragments.append(fragment)
    } else {
      stack[stack.count - 1].children.append(fragment)
    }
  }

  /// Positions a text or an atomic inline.
  private mutating func place(_ atom: LineAtom, _ assembler: inout LineAssembler) {
    switch atom.kind {
    case .text(let paragraph, let range):
      hasContent = true
      if !range.isEmpty || !atom.suffix.isEmpty {
        add(text(of: atom, assembler.content.paragraphs[paragraph][range], &assembler))
      }
      x += atom.width + atom.trailing.width
    case .object(let object):
      hasContent = true
      let box = assembler.pass.box(object.element)
      let margin = box.margin.resolved(of: assembler.inner.width)
      let outer = assembler.outerHeight(of: object)
      let y: Double
      switch box.lines.verticalAlign {
      case .top: y = line.top
      case .bottom: y = line.top + line.height - outer
      default: y = line.baseline + assembler.objectTop(object, in: atom.element)
      }
      var fragment = object
      fragment.frame.origin = Point(x + margin.left, y + margin.top)
      assembler.pass.shift(&fragment, in: assembler.inner)
      add(fragment)
      x += atom.width
    case .placeholder(let element):
      let isInline = assembler.pass.box(element).display.isInline
      // The static position of a block is below the content of its line.
      let y = isInline || !hasContent ? line.top : line.top + line.height
      add(
        Fragment(
          element: element, frame: Rect(x: isInline ? x : 0, y: y, width: 0, height: 0),
          kind: .placeholder))
    case .empty:
      guard !atom.suffix.isEmpty else { return }
      add(text(of: atom, [], &assembler))
      x += atom.width
    }
  }

  private func text(
    of atom: LineAtom, _ bytes: ArraySlice<UInt8>, _ assembler: inout LineAssembler
  ) -> Fragment {
    let metrics = assembler.metrics(of: atom.element)
    let ascent = max(metrics.ascent, atom.ascent)
    let height = ascent + max(metrics.descent, atom.descent)
    var text = TextFragment(
      text: String(decoding: bytes, as: UTF8.self) + atom.suffix, baseline: ascent,
      isRightToLeft: atom.level % 2 == 1, spacing: atom.spacing)
    if case .text(let paragraph, let range) = atom.kind {
      (text.paragraph, text.start) = (paragraph, range.lowerBound)
    }
    // The trailing space of right-to-left text is on its left, and is drawn with it.
    let width = atom.width + (atom.level % 2 == 1 ? atom.trailing.width : 0)
    let frame = Rect(x: x, y: line.baseline + metrics.shift - ascent, width: width, height: height)
    return Fragment(element: atom.element, frame: frame, kind: .text(text))
  }
}
