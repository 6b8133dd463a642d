# SPDX-License-Identifier: Apache-2.0
"""Plays timelines in Chromium, and stores the computed values and events in the files of the timelines.

A file contains an array of timelines, one a line:
- name: a unique name.
- css: the text of the style sheet.
- tree: the root element: its type, id, classes, attributes, style (inline) and children, all optional but the type.
- steps: changes, each at a time in milliseconds. The first is at 0: the tree and the sheet are new then. `set` changes
  the classes, attributes (null removes one) or style of elements, by id. `remove` lists the ids of elements to remove.
  `insert` lists elements to add: the id of the parent, the id of the sibling `before` which to insert it (by default
  none: last), and the tree of the element. `css` is a new text of the sheet.
- samples: the times at which values are read, after the steps of that time.
- sizes: the keywords of sizes of some elements, by id and property, that a program reports to an animator.
- trace: the properties to read of each element. A key `a::before` is a pseudo-element of the element `a`.
- unordered: true if the order of events at one time differs from the specifications or if they do not define it.
- result: the answer of the browser. `samples` contains resolved values. An element that is not in the document has
  null. `events` contains events in the order of dispatch, each with the time of the step or sample whose frame
  dispatched it and the elapsed time in seconds. `sizes` contains the used values of the keywords in px, measured by the
  width or height of the element after the last sample. The order in which the browser dispatches the events of one change of
  styles is arbitrary, so they are sorted by the composite order of their transitions and animations.

The clock: the page has a frame at each time of a step or sample, and no others. See browser.py. Frames occur at exact
times of the document timeline, and time does not advance otherwise. A frame updates the animations to its time and
dispatches the events that are due. Then it applies the steps and reads the values. A second frame at the same time
dispatches the events of the steps, and reads the values again: unequal values are an error.
"""
import json, pathlib, sys

from browser import Page

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Tests/CSSMotionTests/Timelines"
KEYS = ["name", "css", "tree", "steps", "samples", "sizes", "trace", "unordered", "result"]

SCRIPT = """
const EVENTS = ['transitionrun', 'transitionstart', 'transitionend', 'transitioncancel',
  'animationstart', 'animationiteration', 'animationend', 'animationcancel']
let at, changed, trace, elements, events, samples, sheet, unequal
const record = event => {
  if (event.target !== event.currentTarget) return
  events.push({ at, type: event.type, element: event.target.id, name: event.propertyName ?? event.animationName,
    elapsed: Math.round(event.elapsedTime * 1e6) / 1e6, pseudo: event.pseudoElement, changed })
}
const change = (element, { classes, attributes, style }) => {
  if (classes) element.className = classes.join(' ')
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
  if (style !== undefined) element.style.cssText = style
}
const make = node => {
  const element = document.createElement(node.type)
  if (node.id) {
    element.id = node.id
    elements[node.id] = element
    for (const name of EVENTS) element.addEventListener(name, record)
  }
  change(element, node)
  element.append(...(node.children ?? []).map(make))
  return element
}
const read = () => Object.fromEntries(Object.entries(trace.elements).map(([key, properties]) => {
  const [id, pseudo] = key.split('::')
  const element = elements[id]
  if (!element?.isConnected) return [key, null]
  const style = getComputedStyle(element, pseudo ? '::' + pseudo : null)
  return [key, Object.fromEntries(properties.map(name => [name, style.getPropertyValue(name)]))]
}))
function begin(timeline) {
  ({ trace } = timeline)
  elements = {}, events = [], samples = [], unequal = []
  document.body.style.margin = 0
  sheet = document.createElement('style')
  sheet.textContent = timeline.css
  document.head.append(sheet)
  document.body.append(make(timeline.tree))
}
// The composite order of transitions and animations, except for the order of animations of one element.
const order = (a, b) => {
  const transitions = event => event.type.startsWith('transition')
  if (transitions(a) !== transitions(b)) return transitions(a) ? -1 : 1
  if (a.element !== b.element) {
    const follows = elements[a.element].compareDocumentPosition(elements[b.element]) & Node.DOCUMENT_POSITION_FOLLOWING
    return follows ? -1 : 1
  }
  const pseudo = event => ['', '::before', '::after'].indexOf(event.pseudo)
  if (a.pseudo !== b.pseudo) return pseudo(a) - pseudo(b)
  return !transitions(a) || a.name === b.name ? 0 : a.name < b.name ? -1 : 1
}
function sorted() {
  const result = []
  for (const at of new Set(events.map(event => event.at))) {
    const now = events.filter(event => event.at === at)
    result.push(...now.filter(event => !event.changed), ...now.filter(event => event.changed).sort(order))
  }
  return result.map(({ changed, ...event }) => event)
}
function step({ set = {}, remove = [], insert = [], css }) {
  if (css !== undefined) sheet.textContent = css
  for (const { parent, before, node } of insert) elements[parent].insertBefore(make(node), elements[before] ?? null)
  for (const [id, changes] of Object.entries(set)) change(elements[id], changes)
  for (const id of remove) elements[id].remove()
}
function again() {
  const last = samples.at(-1)
  if (last?.at === at && JSON.stringify(read()) !== JSON.stringify(last.values)) unequal.push(at, read(), last.values)
}
// The used sizes of elements in px, in which neither limits nor effects apply.
function measured(sizes) {
  const used = (element, property, keyword) => {
    const axis = /height|block/.test(property) ? 'height' : 'width'
    const { cssText } = element.style
    const limits = ['width', 'height'].map(side => `min-${side}: 0 !important; max-${side}: none !important`).join(';')
    element.style.cssText +=
      `; animation: none !important; transition: none !important; ${limits}; ${axis}: ${keyword} !important`
    const size = parseFloat(getComputedStyle(element)[axis])
    element.style.cssText = cssText
    return size
  }
  return Object.fromEntries(Object.entries(sizes).map(([id, properties]) => [
    id, Object.fromEntries(Object.entries(properties).map(([name, keywords]) => [
      name, Object.fromEntries(keywords.map(keyword => [keyword, used(elements[id], name, keyword)]))]))]))
}
function end() {
  document.body.replaceChildren()
  sheet.remove()
  events = []
}
"""


def play(page, timeline):
    """Returns the result of a timeline."""
    page.next_start()
    frames = {at: [] for at in sorted({step["at"] for step in timeline["steps"]} | set(timeline["samples"]))}
    if timeline["steps"][0]["at"] != 0:
        raise SystemExit(f"error: '{timeline['name']}' does not begin at 0")
    frames[0].append(f"begin({json.dumps(timeline)})")
    for step in timeline["steps"]:
        frames[step["at"]].append(f"step({json.dumps(step)})")
    for at in timeline["samples"]:
        frames[at].append("samples.push({ at, values: read() })")
    for at, scripts in frames.items():
        page.evaluate(f"at = {at}, changed = false")
        page.frame(at, "; ".join(["changed = true", *scripts]))
    result, unequal = page.evaluate("[{ samples, events: sorted() }, unequal]")
    if unequal:
        raise SystemExit(f"error: '{timeline['name']}': two frames at one time differ: {json.dumps(unequal)}")
    if "sizes" in timeline:
        result["sizes"] = page.evaluate(f"measured({json.dumps(timeline['sizes'])})")
    page.frame(max(frames) + 1000, "end()")
    return result


def text(timelines):
    """Returns the text of a file."""
    lines = ",\n".join(
        json.dumps({key: timeline[key] for key in KEYS if key in timeline}, ensure_ascii=False, separators=(",", ":"))
        for timeline in timelines)
    return f"[\n{lines}\n]\n"


def differences(old, new):
    """Returns descriptions of the differences of two results."""
    if old is None:
        return ["has no result"]
    found = []
    for before, after in zip(old["samples"], new["samples"]):
        for element, values in after["values"].items():
            kept = before["values"].get(element)
            for name in {*(values or {}), *(kept or {})}:
                pair = (kept or {}).get(name), (values or {}).get(name)
                if pair[0] != pair[1]:
                    found.append(f"at {after['at']}: {name} of {element} was {pair[0]}, and is {pair[1]}")
    if old["events"] != new["events"]:
        found.append(f"events were {json.dumps(old['events'])}, and are {json.dumps(new['events'])}")
    if old != new and not found:
        found.append("has other samples")
    return found


def main():
    arguments = sys.argv[1:]
    check = "--check" in arguments
    names = [argument for argument in arguments if argument != "--check"]
    if any(name.startswith("-") for name in names):
        raise SystemExit("usage: Scripts/campaign motion [--check] [FILE…]")
    files = [pathlib.Path(name) for name in names] or sorted(FOLDER.glob("*.json"))
    failed = total = 0
    with Page() as page:
        page.evaluate(SCRIPT)
        for file in files:
            timelines = json.loads(file.read_text())
            for timeline in timelines:
                total += 1
                old = timeline.pop("result", None)
                timeline["result"] = play(page, timeline)
                if check:
                    found = differences(old, timeline["result"])
                    failed += bool(found)
                    for line in found:
                        print(f"{file.name}: {timeline['name']}: {line}")
            if not check:
                file.write_text(text(timelines))
        print(f"{total} timelines in {page.version}" + (f", {failed} differ" if check else ""))
    return 1 if failed else 0


sys.exit(main())
