import SourceAnalysis
import Testing
import Traces

@testable import DocumentGeneration

/// The lines of the sources in which recorded calls arrive.
struct CallSiteTests {
  @Test func `a call arrives in the method of a superclass, and not in a requirement`() throws {
    let text = """
      final class Screen: Asking, Base {}
      protocol Asking {
        func show()
      }
      class Base {
        func show() {}
      }
      """
    let module = ModuleDeclarations([SourceFile(path: "Screen.swift", text: text)])
    let call = try #require(TraceMessage(from: "A", to: "Screen", "show()").calls.first)
    #expect(module.site(of: call, in: "Screen")?.line == 6)
  }
}
