// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key code of WebDriver.
///
/// Defined by [WebDriver, section 15.4.2](https://www.w3.org/TR/webdriver2/#keyboard-actions).
package enum Key {
  package static let tab = "\u{E004}"
  package static let enter = "\u{E007}"
  package static let control = "\u{E009}"
  package static let alt = "\u{E00A}"
  package static let shift = "\u{E008}"
  package static let escape = "\u{E00C}"
  package static let space = " "
  package static let left = "\u{E012}"
  package static let up = "\u{E013}"
  package static let right = "\u{E014}"
  package static let down = "\u{E015}"
  package static let insert = "\u{E016}"
  package static let delete = "\u{E017}"
}

extension Browser {
  /// Returns the element that matches a selector, as soon as it is visible.
  package func find(_ selector: String) async throws -> [String: String] {
    var found: [String: String]?
    try await until("'\(selector)' is to be seen", facts: shownText) {
      let script = """
        const element = [...document.querySelectorAll(arguments[0])]
          .find((element) => element.checkVisibility({ visibilityProperty: true }));
        element?.scrollIntoView({ block: "nearest" });
        return element ?? null;
        """
      found = try? evaluate(script, selector)
      return found != nil
    }
    return found ?? [:]
  }

  /// Returns the text of the page, for error messages.
  package func shownText() -> String {
    let text = try? evaluate("return document.body?.innerText ?? ''", as: String.self)
    return "The page shows: \(text ?? "nothing")"
  }

  /// Clicks on an element with the pointer, at a distance in px from its center.
  package func click(_ selector: String, at offset: (x: Int, y: Int) = (0, 0)) async throws {
    let element = try await find(selector)
    try perform(pointer: [
      ["type": "pointerMove", "duration": 0, "origin": element, "x": offset.x, "y": offset.y],
      ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
    ])
  }

  /// Drags from the center of an element to a position in the page, in small moves.
  package func drag(_ selector: String, to target: (x: Int, y: Int)) async throws {
    let element = try await find(selector)
    try perform(pointer: [
      ["type": "pointerMove", "duration": 0, "origin": element, "x": 0, "y": 0],
      ["type": "pointerDown", "button": 0],
      ["type": "pointerMove", "duration": 40, "origin": "pointer", "x": 0, "y": 12],
      [
        "type": "pointerMove", "duration": 120, "origin": "viewport", "x": target.x,
        "y": target.y,
      ],
      ["type": "pointerUp", "button": 0],
    ])
  }

  /// Drags an element by a distance in px, in three moves, and holds it at the end if asked to.
  package func drag(
    _ selector: String, by distance: (x: Int, y: Int), holds: Bool = false
  ) async throws {
    let element = try await find(selector)
    let part = (x: distance.x / 3, y: distance.y / 3)
    let rest = (x: distance.x - 2 * part.x, y: distance.y - 2 * part.y)
    let moves = [part, part, rest].map { move -> [String: Any] in
      ["type": "pointerMove", "duration": 20, "origin": "pointer", "x": move.x, "y": move.y]
    }
    try perform(
      pointer: [
        ["type": "pointerMove", "duration": 0, "origin": element, "x": 0, "y": 0],
        ["type": "pointerDown", "button": 0],
      ] + moves + (holds ? [] : [["type": "pointerUp", "button": 0]]))
  }

  /// Releases the pointer.
  package func release() throws { try perform(pointer: [["type": "pointerUp", "button": 0]]) }

  /// Presses keys simultaneously, such as Control and Z.
  package func press(_ keys: String...) throws {
    let down = keys.map { ["type": "keyDown", "value": $0] }
    let up = keys.reversed().map { ["type": "keyUp", "value": $0] }
    try send(
      "POST", "/actions", ["actions": [["type": "key", "id": "keys", "actions": down + up]]])
  }

  /// Types a text, key by key.
  package func type(_ text: String) throws {
    let keys = text.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    try send("POST", "/actions", ["actions": [["type": "key", "id": "keys", "actions": keys]]])
  }

  /// Replaces the content of a field by typing.
  package func fill(_ selector: String, with text: String) async throws {
    try await click(selector)
    try press(Key.control, "a")
    try type(text)
  }

  /// Selects an option by its value, and sends the event of a user's choice.
  package func choose(_ value: String, in selector: String) async throws {
    let element = try await find(selector)
    try run(
      """
      arguments[0].value = arguments[1];
      arguments[0].dispatchEvent(new Event("change", { bubbles: true }));
      """, element, value)
  }

  private func perform(pointer: [[String: Any]]) throws {
    let source: [String: Any] = [
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": pointer,
    ]
    try send("POST", "/actions", ["actions": [source]])
  }
}
