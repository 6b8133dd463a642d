// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The reasons why steps of a list draw nothing, in plain words.
///
/// ```swift
/// StepHints(for: [.step(fill), .step(shadow)]).hints[1]
/// // "the shadow is after the fill it should be under; move it before the fill"
/// ```
struct StepHints: Sendable {
  /// The hint of each entry, or `nil` for a step with an effect.
  private(set) var hints: [String?] = []
  private let entries: [Entry]

  /// An entry of the list.
  enum Entry: Sendable {
    /// A known step that is enabled.
    case step(any PipelineStep)
    /// Steps that come from a variable.
    case variable
    /// A step that is not drawn.
    case ignored

    fileprivate var step: (any PipelineStep)? {
      if case .step(let step) = self { step } else { nil }
    }

    /// The role of a built-in step.
    fileprivate var role: StepRole? {
      step.flatMap { StepRole(named: type(of: $0).name) }
    }

    /// Whether the steps of the entry are unknown, so that they may have any effect.
    fileprivate var isOpaque: Bool {
      switch self {
      case .step: role == nil
      case .variable: true
      case .ignored: false
      }
    }
  }

  /// Finds the steps without an effect.
  init(for entries: [Entry]) {
    self.entries = entries
    hints = entries.indices.map { index in
      guard let step = entries[index].step, let role = entries[index].role else { return nil }
      return hint(of: step, role, at: index)
    }
  }
}

extension StepHints {
  private func hint(of step: any PipelineStep, _ role: StepRole, at index: Int) -> String? {
    let name = type(of: step).name
    if let fault = ownFault(of: step, role, name) { return fault }
    let later = entries[(index + 1)...]
    switch role {
    case .layer:
      return later.contains { $0.role != nil || $0.isOpaque }
        ? nil : "there is nothing after the \(name) step that it could change"
    case .outline, .inset:
      // The box of an element has a size even if nothing is drawn in it.
      return step is ShapeStep || step is InsetStep ? frameHint(role, at: index) : nil
    case .shadow: return shadowHint(at: index)
    case .fill, .innerShadow, .text, .image:
      guard let cover = coveringFill(after: index) else { return nil }
      return role == .innerShadow
        ? "the \(cover) after the inner shadow covers it; move the inner shadow after the \(cover)"
        : "the \(cover) after the \(name) covers it"
    case .border, .part: return nil
    case .padding:
      guard let content = self.name(before: index, where: \.isContent),
        !later.contains(where: { $0.role?.isContent ?? false || $0.role == .part || $0.isOpaque })
      else { return nil }
      return "the box is after the \(content) it should surround; move it before the \(content)"
    }
  }

  /// Returns the hint of a step that has no effect anywhere, because of its own values.
  private func ownFault(
    of step: any PipelineStep, _ role: StepRole, _ name: String
  ) -> String? {
    switch step {
    case let step as InsetStep where step.insets == .zero: return "all distances are 0"
    case let step as BoxStep where step == .prototype:
      return "the box has neither distances nor sizes"
    case let step as ShadowStep where step.shadow.isHidden:
      return "the shadow has neither an offset nor a blur, so it is hidden"
    case let step as InnerShadowStep where step.shadow.isHidden:
      return "the inner shadow has neither an offset nor a blur"
    case let step as TextStep: return textFault(of: step)
    case let step as ImageStep where step == .prototype:
      return "the program provides the image; drop one on the preview to see it"
    case let step as BlendStep where step == .prototype: return "the mode normal changes nothing"
    case is ContentStep: return "the program draws here, and the preview has no program"
    case let step as BoxStep where step.hasNoRoom:
      return "the padding leaves no room for a text in the maximum size"
    default: break
    }
    let drawsOnlyColors: [StepRole] = [.shadow, .innerShadow, .border]
    // A background has layers besides its color.
    if drawsOnlyColors.contains(role) || name == "fill", StepColors(step).areTransparent {
      return "the \(name) is transparent"
    }
    let width = type(of: step).parameters.first { $0.name == "width" }
    if let width, let values = step.value(ofParameter: width.name),
      width.type.value(values, as: Double.self, library: .standard) == 0
    {
      return "the \(name) has a width of 0"
    }
    return nil
  }

  private func textFault(of step: TextStep) -> String? {
    if step.font?.size == 0 { return "the text has a size of 0" }
    if let color = step.color, color.alpha == 0, step.shadows.isEmpty {
      return "the text is transparent"
    }
    return nil
  }

  private func frameHint(_ role: StepRole, at index: Int) -> String? {
    for entry in entries[(index + 1)...] {
      if entry.isOpaque || entry.role?.followsOutline ?? false || entry.role == .part { return nil }
      // The program and images may follow the outline too.
      if entry.step is ContentStep || entry.step is ImageStep { return nil }
      if role == .outline, entry.role == .outline { return "the shape after it replaces it" }
    }
    if role == .outline { return "no fill or border after it follows the outline; add a fill" }
    guard let earlier = name(before: index, where: \.followsOutline) else {
      return "there is no fill or border after it; add a fill"
    }
    return "no fill or border after it follows the frame; move it before the \(earlier)"
  }

  private func shadowHint(at index: Int) -> String? {
    let casts: (StepRole) -> Bool = { $0.followsOutline || $0.isContent }
    let later = entries[(index + 1)...]
    if later.contains(where: { $0.isOpaque || $0.role.map(casts) ?? false }) { return nil }
    guard let caster = name(before: index, where: casts) else {
      return "there is nothing after the shadow that could cast it; add a fill"
    }
    return "the shadow is after the \(caster) it should be under; move it before the \(caster)"
  }

  /// Returns the name of a later fill that covers all that was drawn before it.
  private func coveringFill(after index: Int) -> String? {
    for entry in entries[(index + 1)...] {
      guard let step = entry.step, let role = entry.role else {
        if entry.isOpaque { return nil }
        continue
      }
      if [.outline, .inset, .shadow, .layer, .border].contains(role) { return nil }
      if role == .fill, type(of: step).name == "fill", StepColors(step).areOpaque { return "fill" }
    }
    return nil
  }

  /// Returns the name of the last step before an index whose role satisfies a condition.
  private func name(before index: Int, where isMeant: (StepRole) -> Bool) -> String? {
    entries[..<index].last { $0.role.map(isMeant) ?? false }?.step.map { type(of: $0).name }
  }
}

extension DisplayShadow {
  /// Whether the shadow lies exactly under its shape.
  fileprivate var isHidden: Bool { offset == .zero && blur <= 0 && spread <= 0 }
}

extension BoxStep {
  /// Whether the padding takes up the maximum size.
  fileprivate var hasNoRoom: Bool {
    guard let maximum = maximumSize else { return false }
    return maximum.width <= padding.horizontal || maximum.height <= padding.vertical
  }
}
