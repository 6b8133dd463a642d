// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation
import TestSupport
import Testing

/// A scripted timeline: a theme, a tree, changes at some times, and what a browser made of them.
struct Timeline: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let css: String
  let tree: Node
  let steps: [Step]
  let samples: [Double]
  let trace: Trace
  let result: Result
  /// Whether the order of events with one time is not specified.
  let unordered: Bool?

  var testDescription: String { name }

  /// A node of the tree.
  struct Node: Decodable, Sendable {
    var type: String
    var id: String?
    var classes: [String]?
    var attributes: [String: String]?
    var style: String?
    var children: [Node]?
  }

  /// A change at a time in milliseconds.
  struct Step: Decodable, Sendable {
    let at: Double
    let set: [String: Change]?
    let remove: [String]?
    let insert: [Insertion]?
    let css: String?
  }

  /// The changed facts of a node.
  struct Change: Decodable, Sendable {
    let classes: [String]?
    /// The changed attributes, of which those without a value are removed.
    let attributes: [String: String?]?
    let style: String?
  }

  /// A new node below a parent, at its end or before another node.
  struct Insertion: Decodable, Sendable {
    let parent: String
    let before: String?
    let node: Node
  }

  /// The traced properties of elements.
  struct Trace: Decodable, Sendable {
    let elements: [String: [String]]
  }

  /// The values and events in the browser.
  struct Result: Decodable, Sendable {
    let samples: [Sample]
    let events: [Event]
    /// The measured sizes of keywords in px, by element and property.
    let sizes: [String: [String: TracedSizes]]?
  }

  /// The values at a time in milliseconds.
  struct Sample: Decodable, Sendable {
    let at: Double
    let values: [String: [String: String?]?]
  }

  /// An event, with the time of the sample in which it was seen, in milliseconds.
  struct Event: Decodable, Sendable, Hashable, CustomStringConvertible {
    let at: Double
    let type: String
    let element: String
    let name: String
    let elapsed: Double
    let pseudo: String

    var description: String {
      "\(at) \(type) \(element)\(pseudo) \(name) \((elapsed * 1000).rounded() / 1000)"
    }
  }
}

extension Timeline {
  /// The folder of the timelines.
  static let folder = Corpora.packageRoot.appending(path: "Tests/CSSMotionTests/Timelines")

  /// The names of the files.
  static let files: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  /// Returns the timelines of a file.
  static func timelines(in file: String) throws -> [Timeline] {
    let data = try Data(contentsOf: folder.appending(path: "\(file).json"))
    return try JSONDecoder().decode([Timeline].self, from: data)
  }
}
