// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("The parameters of a step of an unknown type")
struct ParameterEditingTests {
  private func check(
    _ expected: Bool, _ isSet: Bool, location: SourceLocation = #_sourceLocation
  ) {
    #expect(isSet == expected, sourceLocation: location)
  }

  @Test("have names, types, grammars and defaults")
  func descriptions() {
    let type: any PipelineStep.Type = BevelBorder.self
    #expect(type.name == "bevel")
    #expect(type.parameters.map(\.name) == ["width", "highlight", "shadow", "light", "dash"])
    #expect(
      type.parameters.map(\.defaultValue) == [
        [.length(Length(1))], nil, nil, [.angle(CSSAngle(125))], nil,
      ])
    #expect(type.parameters[0].type == .length(0...Double.infinity))
    #expect(type.parameters[1].grammar == "[ highlight <color> ]?")
  }

  @Test("are read and set by name")
  func editing() {
    var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
    #expect(step.value(ofParameter: "blur") == [.length(Length(0))])
    check(true, step.setParameter("blur", to: [.length(Length(3))]))
    check(true, step.setParameter("color", to: [.color(.named(.red))]))
    #expect(step.cssText == "shadow(0px 1px 3px rgb(255, 0, 0))")
    #expect(step.value(ofParameter: "offset") == [.length(Length(0)), .length(Length(1))])
  }

  @Test("are not changed by invalid values")
  func rejections() {
    var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
    check(false, step.setParameter("blur", to: [.length(Length(-3))]))
    check(false, step.setParameter("blur", to: [.length(Length(1)), .length(Length(2))]))
    check(false, step.setParameter("blur", to: []))
    check(false, step.setParameter("color", to: [.length(Length(1))]))
    check(false, step.setParameter("nonsense", to: [.length(Length(1))]))
    #expect(step.value(ofParameter: "nonsense") == nil)
    #expect(step.cssText == "shadow(0px 1px rgb(0, 0, 0))")
  }

  @Test("are removed by no value if optional, and repeated by several values")
  func absence() {
    var step: any PipelineStep = TextStep(color: .white)
    check(true, step.setParameter("color", to: []))
    #expect(step.cssText == "text()")
    let shadow: [CSSValue] = [.length(Length(0)), .length(Length(1)), .color(.named(.red))]
    check(true, step.setParameter("shadow", to: shadow + shadow))
    #expect(step.value(ofParameter: "shadow")?.count == 6)
    check(true, step.setParameter("shadow", to: shadow))
    #expect(step.cssText == "text(shadow 0px 1px rgb(255, 0, 0))")
    check(true, step.setParameter("shadow", to: []))
    #expect(step.cssText == "text()")
    var fill: any PipelineStep = ReflectiveFill(.black)
    check(true, fill.setParameter("bottom-highlight", to: [.identifier("bottom-highlight")]))
    #expect(fill.cssText == "fill(reflective rgb(0, 0, 0) bottom-highlight)")
    check(true, fill.setParameter("bottom-highlight", to: []))
    #expect(fill.cssText == "fill(reflective rgb(0, 0, 0))")
  }

  @Test("accept their own values", arguments: 0..<200 as Range<UInt64>)
  func identity(seed: UInt64) {
    var random = RandomPipeline(seed: seed)
    for step in random.pipeline().steps {
      for parameter in type(of: step).parameters {
        var copy = step
        guard let values = step.value(ofParameter: parameter.name) else { continue }
        if case .unparsed = values.first { continue }
        let isSet = copy.setParameter(parameter.name, to: values)
        #expect(isSet, "\(step.cssText): \(parameter.name)")
        #expect(copy.cssText == step.cssText)
      }
    }
  }
}
