// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of the signatures and descriptions of functions.
struct FunctionSignatureTests {
  @Test(
    "the first notation of a function",
    arguments: [
      ("light-dark", "light-dark(<color>, <color>)"),
      ("cubic-bezier", "cubic-bezier(<number [0,1]>, <number>, <number [0,1]>, <number>)"),
      ("clamp", "clamp(<calc-sum> | none, <calc-sum>, <calc-sum> | none)"),
      (
        "color-mix", "color-mix(<color-interpolation-method>?, <color> && <percentage [0,100]>?, …)"
      ),
      (
        "linear-gradient",
        "linear-gradient([[<angle> | <zero> | to <side-or-corner>] || <color-interpolation-method>]?, <color-stop-list>)"
      ),
      ("RGB", "rgb([<number> | <percentage> | none]{3} [/ [<alpha-value> | none]]?)"),
      ("translatex", "translateX(<length-percentage>)"),
      ("min", "min(<calc-sum>, …)"), ("var", "var(<custom-property-name>, <declaration-value>?)"),
      ("contrast-color", "contrast-color(<color>, <color>?, <color>?)"), ("url", "url(<string>)"),
      ("scale", "scale(<number> | <percentage>, [<number> | <percentage>]?)"),
      ("blur", "blur(<length [0,∞]>?)"), ("image-set", "image-set(<image-set-option>, …)"),
      ("env", "env(<custom-ident> <integer [0,∞]>*, <declaration-value>?)"),
      ("attr", "attr(<attr-name> <attr-type>?, <declaration-value>?)"),
    ])
  func label(name: String, expected: String) throws {
    let signature = try #require(FunctionSignature(name: name))
    #expect(signature.forms[0].label == expected)
    #expect(!signature.documentation.isEmpty)
  }

  /// An unfinished function with the notation and the parameter at its end, marked by brackets in
  /// the label.
  @Test(
    "the parameter at a position",
    arguments: [
      ("rgb(1 2", "rgb(«[<number> | <percentage> | none]{3}» [/ [<alpha-value> | none]]?)"),
      ("rgb(1 2 3 / ", "rgb([<number> | <percentage> | none]{3} «[/ [<alpha-value> | none]]?»)"),
      ("rgb(1, 2, ", "rgb(<number>, <number>, «<number>», <alpha-value>?)"),
      ("rgb(1%, 2%, 3%, ", "rgb(<percentage>, <percentage>, <percentage>, «<alpha-value>?»)"),
      ("cubic-bezier(0, 1, ", "cubic-bezier(<number [0,1]>, <number>, «<number [0,1]>», <number>)"),
      ("light-dark(", "light-dark(«<color>», <color>)"),
      ("light-dark(red", "light-dark(«<color>», <color>)"),
      ("light-dark(red, ", "light-dark(<color>, «<color>»)"),
      ("light-dark(rgb(1 2 3), light-dark(red, ", "light-dark(<color>, «<color>»)"),
      ("translate(1px, 2px", "translate(<length-percentage>, «<length-percentage>?»)"),
      ("round(up, 1px, ", "round(<rounding-strategy>?, <calc-sum>, «<calc-sum>?»)"),
      ("clamp(1px, 2 * (3px ", "clamp(<calc-sum> | none, «<calc-sum>», <calc-sum> | none)"),
      ("light-dark(zzz, ", "light-dark(<color>, «<color>»)"),
      ("light-dark(a, b, c, d", "light-dark(<color>, «<color>»)"),
      ("minmax(auto, ", "minmax(<inflexible-breadth>, «<fixed-breadth>»)"),
      ("fit-content(", "fit-content(«<length-percentage [0,∞]>»)"),
      (
        "color-mix(in oklch, red, ",
        "color-mix(<color-interpolation-method>?, «<color> && <percentage [0,100]>?, …»)"
      ),
    ])
  func active(text: String, expected: String) throws {
    let stream = TokenStream(text)
    let open = try #require(OpenFunction(in: stream, 0..<stream.count))
    let signature = try #require(FunctionSignature(name: open.name))
    let active = signature.activeParameter(in: stream, open.arguments)
    let form = signature.forms[active.form]
    let range = form.parameters[try #require(active.parameter)].range
    var label = Array(form.label.utf8)
    label.insert(contentsOf: "»".utf8, at: range.upperBound)
    label.insert(contentsOf: "«".utf8, at: range.lowerBound)
    #expect(String(decoding: label, as: UTF8.self) == expected)
  }

  @Test("the innermost open function of a value")
  func open() throws {
    let stream = TokenStream("url(a) Linear-Gradient(red, rgb(1 2 3), rgb( (1 ")
    let open = try #require(OpenFunction(in: stream, 0..<stream.count))
    #expect(open.name == "rgb" && open.enclosing == ["linear-gradient"])
    #expect(stream.text(of: open.arguments) == " (1 ")
    #expect(OpenFunction(in: stream, 0..<1) == nil)
  }

  @Test("every function of a grammar has a description, and every description a function")
  func definitions() {
    let names = Set(FunctionGrammars.names)
    let defined = Set(FunctionDefinition.all.map { $0.name.lowercased() })
    #expect(names.subtracting(defined).sorted() == [])
    #expect(defined.subtracting(names).sorted() == [])
    #expect(Set(MathFunction.all.map(\.name)).isSubset(of: defined))
    #expect(Set(ColorFunctionName.names).isSubset(of: defined))
    for definition in FunctionDefinition.all {
      #expect(definition.documentation.hasSuffix("."), "\(definition.name)")
      if let syntax = definition.syntax {
        #expect((try? ValueSyntax(parsing: syntax))?.description == syntax)
      }
    }
  }

  @Test("every parameter of every notation is a part of its label")
  func parameters() throws {
    for name in FunctionGrammars.names {
      let signature = try #require(FunctionSignature(name: name))
      for form in signature.forms {
        var end = 0
        for parameter in form.parameters {
          #expect(parameter.range.lowerBound > end && !parameter.range.isEmpty)
          end = parameter.range.upperBound
        }
        #expect(end < form.label.utf8.count, "\(form.label)")
      }
    }
    #expect(FunctionSignature(name: "zzz") == nil)
  }

  @Test("a function of a program")
  func custom() throws {
    let signature = FunctionSignature(
      name: "--glow",
      notations: [.init([("<length>", "The radius."), ("[ light <angle> ]?", "The light.")])],
      documentation: "A glow.")
    #expect(signature.forms[0].label == "--glow(<length> [light <angle>]?)")
    let stream = TokenStream("--glow(1px light ")
    let open = try #require(OpenFunction(in: stream, 0..<stream.count))
    #expect(signature.activeParameter(in: stream, open.arguments) == .init(form: 0, parameter: 1))
  }
}
