// SPDX-License-Identifier: Apache-2.0

extension SheetCompiler {
  /// A segment of members: those in one block, and the rules after the block.
  private struct Segment {
    var inside: [SheetItem] = []
    var after: [SheetItem] = []
  }

  /// Writes members at a position where declarations need a rule block.
  ///
  /// - Parameters:
  ///   - items: the members.
  ///   - block: the enclosing block.
  ///   - variables: the custom properties for references, to be written in the first rule of the
  ///     root.
  mutating func writeSegments(
    _ items: [SheetItem], in block: Block, variables: [Variable] = []
  ) {
    let segments = self.segments(items, in: block)
    var variables = variables
    let outer = links.topLevelVariables
    defer { links.topLevelVariables = outer }
    if segments[0].inside.contains(where: \.isDeclaration) {
      removeTopLevelVariables(from: &variables, in: segments)
    } else {
      writeVariables(variables, depth: block.depth)
      variables = []
    }
    for segment in segments {
      if !segment.inside.isEmpty { writeBlock(segment.inside, in: block, variables) }
      variables = []
      links.topLevelVariables = []
      for item in segment.after { write(item, in: block) }
    }
  }

  /// Writes a block of declarations, unless all its values are invalid.
  private mutating func writeBlock(
    _ items: [SheetItem], in block: Block, _ variables: [Variable]
  ) {
    var inner = block
    inner.isOpen = true
    inner.depth += 1
    let start = output.mark
    output.separateWithBlankLine()
    if block.types.isEmpty {
      open([], block.depth, ":root", at: items[0].location)
    } else {
      open(block.types, block.depth)
    }
    let length = output.bytes.count
    writeMembers(items, in: inner)
    writeDeclarations(of: variables, depth: inner.depth)
    if output.bytes.count == length {
      output.rollBack(to: start)
    } else {
      close(block.depth)
    }
  }

  /// Removes the custom properties that the first block writes in position, as top-level values.
  private mutating func removeTopLevelVariables(
    from variables: inout [Variable], in segments: [Segment]
  ) {
    links.topLevelVariables = []
    guard !variables.isEmpty else { return }
    var counts: [String: Int] = [:]
    for item in segments[0].inside where item.isDeclaration { counts[item.key] = 1 }
    // The last of several values applies, in any segment.
    for item in segments.dropFirst().flatMap(\.inside) { counts[item.key] = nil }
    variables.removeAll { variable in
      let node = paths.nodes[variable.node]
      guard node.parent == 0, counts[node.key] != nil, declaresCustomProperty(variable) else {
        return false
      }
      links.topLevelVariables.insert(variable.node)
      return true
    }
  }

  /// Splits members into segments: declarations share a block if the order of rules allows it.
  private func segments(_ items: [SheetItem], in block: Block) -> [Segment] {
    let isTop = block.types.isEmpty
    var segments: [Segment] = []
    var current = Segment()
    var comments: [SheetItem] = []
    for item in items {
      if item.isComment {
        comments.append(item)
        continue
      }
      let followsBlock = item.isTyped || isTop && item.isBlock
      if followsBlock {
        current.after += comments + [item]
      } else {
        // A nested element type never matches the same element as its parent.
        let mayMove = item.isDeclaration && current.after.allSatisfy { $0.isTyped || $0.isComment }
        if !current.after.isEmpty, !mayMove {
          segments.append(current)
          current = Segment()
        }
        current.inside += comments + [item]
      }
      comments = []
    }
    if current.after.isEmpty, !isTop || !current.inside.isEmpty {
      current.inside += comments
    } else {
      current.after += comments
    }
    segments.append(current)
    return segments
  }
}
