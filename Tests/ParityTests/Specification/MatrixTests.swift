import Catalogue
import Foundation
import Testing

/// The matrix of architectures and numbers, printed and attached.
struct MatrixTests {
  @Test func `every architecture passes every number`() async {
    let architectures = Architecture.allCases
    var lines = [line("number", architectures.map(\.name))]
    var failures = 0
    for requirement in Specification.requirements {
      var results: [String] = []
      for architecture in architectures {
        let fails = await requirement.fails(on: architecture)
        failures += fails ? 1 : 0
        results.append(fails ? "FAILED" : "passed")
      }
      lines.append(line(requirement.number, results))
    }
    let matrix = lines.joined(separator: "\n")
    print(matrix)
    Attachment.record(matrix, named: "matrix.txt")
    #expect(failures == 0)
  }

  private func line(_ head: String, _ cells: [String]) -> String {
    ([head] + cells).map { $0.padding(toLength: 20, withPad: " ", startingAt: 0) }.joined()
  }
}
