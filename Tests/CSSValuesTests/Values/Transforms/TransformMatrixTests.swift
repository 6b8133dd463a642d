// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of the conversion of functions to matrices, and of matrix decomposition.
struct TransformMatrixTests {
  static func functions(_ text: String) -> [TransformFunction] {
    let value = Property.transform.value(parsing: text)
    if case .transform(let function)? = value { return [function] }
    return value.flatMap { [TransformFunction]($0) } ?? []
  }

  static func isClose(_ a: TransformMatrix, _ b: TransformMatrix, _ limit: Double = 1e-9) -> Bool {
    zip(a.values, b.values).allSatisfy { ($0 - $1).magnitude < limit }
  }

  @Test(
    "a 2D function has the matrix of the specification",
    arguments: [
      ("none", [1, 0, 0, 1, 0, 0]), ("matrix(1, 2, 3, 4, 5, 6)", [1, 2, 3, 4, 5, 6]),
      ("translate(10px)", [1, 0, 0, 1, 10, 0]), ("translate(10px, 20px)", [1, 0, 0, 1, 10, 20]),
      ("translate(50%, 50%)", [1, 0, 0, 1, 100, 50]), ("translateY(50%)", [1, 0, 0, 1, 0, 50]),
      ("scale(2)", [2, 0, 0, 2, 0, 0]), ("scale(2, 3)", [2, 0, 0, 3, 0, 0]),
      ("scaleX(2)", [2, 0, 0, 1, 0, 0]), ("scaleY(-1)", [1, 0, 0, -1, 0, 0]),
      ("rotate(90deg)", [0, 1, -1, 0, 0, 0]), ("rotateZ(0.5turn)", [-1, 0, 0, -1, 0, 0]),
      ("rotate3d(0, 0, 5, 90deg)", [0, 1, -1, 0, 0, 0]),
      ("skewX(45deg)", [1, 0, 1, 1, 0, 0]), ("skewY(45deg)", [1, 1, 0, 1, 0, 0]),
      ("skew(45deg, -45deg)", [1, -1, 1, 1, 0, 0]), ("skew(45deg)", [1, 0, 1, 1, 0, 0]),
      ("translate(10px) scale(2)", [2, 0, 0, 2, 10, 0]),
      ("scale(2) translate(10px)", [2, 0, 0, 2, 20, 0]),
    ] as [(String, [Double])])
  func plane(text: String, entries: [Double]) throws {
    let matrix = try #require(
      Self.functions(text).matrix(in: ReferenceBox(width: 200, height: 100)))
    let expected = TransformMatrix(
      a: entries[0], b: entries[1], c: entries[2], d: entries[3], e: entries[4], f: entries[5])
    #expect(Self.isClose(matrix, expected), "\(matrix.values)")
    #expect(matrix.is2D)
  }

  @Test("a 3D function has the matrix of the specification")
  func space() throws {
    func entry(_ text: String, _ column: Int, _ row: Int) throws -> Double {
      try #require(Self.functions(text).matrix(in: nil))[column, row]
    }
    #expect(try entry("translate3d(1px, 2px, 3px)", 3, 2) == 3)
    #expect(try entry("translateZ(4px)", 3, 2) == 4)
    #expect(try entry("scale3d(1, 2, 3)", 2, 2) == 3)
    #expect(try entry("scaleZ(3)", 2, 2) == 3)
    #expect(try entry("rotateX(90deg)", 1, 2) == 1)
    #expect(try entry("rotateY(90deg)", 0, 2) == -1)
    #expect(try entry("perspective(100px)", 2, 3) == -0.01)
    #expect(try entry("perspective(none)", 2, 3) == 0)
    #expect(try entry("perspective(0)", 2, 3) == -1)
    #expect(try entry("rotate3d(0, 0, 0, 90deg)", 0, 0) == 1)
    #expect(Self.functions("translate(1em)").matrix(in: nil) == nil)
    #expect(Self.functions("translate(1%)").matrix(in: nil) == nil)
  }

  @Test("a matrix times its inverse is the identity, and a singular one has no inverse")
  func inverse() throws {
    let matrix = try #require(
      Self.functions("perspective(90px) rotate3d(1, 2, 3, 40deg) scale3d(2, 3, 4) skew(3deg)")
        .matrix(in: nil))
    #expect(Self.isClose(matrix * (try #require(matrix.inverse)), .identity))
    #expect(Self.isClose(matrix.transposed.transposed, matrix))
    #expect(TransformMatrix(a: 1, b: 1, c: 1, d: 1, e: 0, f: 0).inverse == nil)
    #expect(TransformMatrix([1, 2]) == nil)
    #expect(TransformMatrix(matrix.values) == matrix)
  }

  @Test(
    "recomposes a decomposed 2D matrix",
    arguments: [
      "none", "translate(1px, 2px)", "rotate(30deg)", "rotate(-170deg) scale(2, 3)",
      "scale(-1, 1)", "scale(1, -2)", "skew(20deg, 10deg)", "matrix(1, 2, 3, 4, 5, 6)",
      "rotate(180deg)", "scale(-2) rotate(33deg) skewX(12deg) translate(5px)",
    ])
  func decomposition2D(text: String) throws {
    let matrix = try #require(Self.functions(text).matrix(in: nil))
    #expect(Self.isClose(Decomposition2D(matrix).matrix, matrix))
    #expect(Self.isClose(try #require(Decomposition3D(matrix)).matrix, matrix))
  }

  @Test(
    "recomposes a decomposed 3D matrix",
    arguments: [
      "rotateX(30deg) rotateY(40deg)", "rotate3d(1, -1, 0, 180deg)", "rotate3d(1, 1, 1, 200deg)",
      "scale3d(-1, 2, 3)", "scale3d(1, 1, -1) rotateX(45deg)",
      "perspective(500px) translate3d(1px, 2px, 3px) rotateX(10deg) skew(5deg) scale3d(1, 2, 3)",
      "matrix3d(1, 2, 0, 0, 0, 3, 0, 0, 1, 0, 4, 0, 5, 6, 7, 2)",
    ])
  func decomposition3D(text: String) throws {
    let matrix = try #require(Self.functions(text).matrix(in: nil))
    let scaled = matrix.values.map { $0 / matrix[3, 3] }
    let expected = try #require(TransformMatrix(scaled))
    #expect(Self.isClose(try #require(Decomposition3D(matrix)).matrix, expected))
  }

  @Test("does not decompose a singular matrix")
  func singular() throws {
    let flat = try #require(Self.functions("scale3d(1, 1, 0)").matrix(in: nil))
    #expect(Decomposition3D(flat) == nil)
    var nowhere = TransformMatrix.identity
    nowhere[3, 3] = 0
    #expect(Decomposition3D(nowhere) == nil)
  }

  @Test("a matrix transforms points")
  func points() throws {
    let matrix = TransformMatrix(a: 0, b: 1, c: -1, d: 0, e: 10, f: 0)
    let point = try #require(matrix.transformed(x: 1, y: 2))
    #expect(point == (8, 1))
    var vanishing = TransformMatrix.identity
    vanishing[3, 3] = 0
    #expect(vanishing.transformed(x: 1, y: 1) == nil)
  }

  @Test("serializes a matrix as a function, in 2D if possible")
  func asFunction() {
    let matrix = TransformMatrix(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6)
    #expect(TransformFunction(matrix).description == "matrix(1, 2, 3, 4, 5, 6)")
    #expect(TransformFunction(matrix).matrix(in: nil) == matrix)
    let deep = TransformMatrix.translation(SIMD3(1, 2, 3))
    #expect(
      TransformFunction(deep).description
        == "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1)")
    #expect(TransformFunction(deep).matrix(in: nil) == deep)
  }
}
