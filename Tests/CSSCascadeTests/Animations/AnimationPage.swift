// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Foundation
import TestSupport

/// A page of the corpus `wpt-animation`: a style sheet and the elements around the target.
struct AnimationPage: Decodable, Sendable {
  let source: String
  let css: String?
  let template: [Node]?

  /// An element or a text of the template.
  enum Node: Decodable, Sendable {
    case text
    indirect case element(tag: String, attributes: [String: String], children: [Node])

    private enum CodingKeys: String, CodingKey { case tag, attrs, children }

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
        self = .text
        return
      }
      self = .element(
        tag: try container.decode(String.self, forKey: .tag),
        attributes: try container.decodeIfPresent([String: String].self, forKey: .attrs) ?? [:],
        children: try container.decodeIfPresent([Node].self, forKey: .children) ?? [])
    }
  }

  /// The pages by their path in the suite.
  static let all: [String: AnimationPage] = {
    guard let data = try? Corpora.data("wpt-animation/pages.json"),
      let pages = try? JSONDecoder().decode([AnimationPage].self, from: data)
    else { return [:] }
    return Dictionary(pages.map { ($0.source, $0) }) { first, _ in first }
  }()
}

extension AnimationPage {
  /// Returns the computed style of the target with declarations of its own.
  ///
  /// - Parameters:
  ///   - source: The path of the page, which need not be listed.
  ///   - declarations: The declarations that override the sheet of the page.
  /// - Returns: The style, without a default sheet.
  static func style(of source: String, _ declarations: String) -> ComputedStyle {
    let page = all[source]
    let sheet = CSSStyleSheet("\(page?.css ?? "")\n#target#target#target { \(declarations) }")
    return sheet.computedStyle(for: page?.path ?? targetPath)
  }

  /// The path to the target of a page without a template.
  private static let targetPath = path(to: [["container"]])

  /// The path to the target: an element of the template, or else the container of the template.
  private var path: StylePath {
    for node in template ?? [] {
      if let steps = node.stepsToTarget {
        return Self.path(to: [["container"]] + steps)
      }
    }
    return Self.targetPath
  }

  private static func path(to steps: [[String]]) -> StylePath {
    var path = StylePath(StyleElement("html"))
    path.append(StyleElement("body"))
    let steps = [["test"]] + steps
    for (index, classes) in steps.enumerated() {
      let isTarget = index == steps.count - 1
      let added = isTarget ? ["target", "actual"] : index == steps.count - 2 ? ["parent"] : []
      path.append(
        StyleElement("div", id: isTarget ? "target" : nil, classes: classes + added))
    }
    return path
  }
}

extension AnimationPage.Node {
  /// The classes of the elements from this one to the target, or `nil` if the target is elsewhere.
  fileprivate var stepsToTarget: [[String]]? {
    guard case .element(_, let attributes, let children) = self else { return nil }
    let classes = attributes["class"]?.split(separator: " ").map(String.init) ?? []
    if classes.contains("target") { return [classes] }
    for child in children {
      if let steps = child.stepsToTarget { return [classes] + steps }
    }
    return nil
  }
}
