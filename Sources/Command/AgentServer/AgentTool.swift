package import JSONRPC
import LeanFoundation

/// A tool that an agent can call; tools never change files.
package protocol AgentTool: Sendable {
  associatedtype Arguments: Decodable
  associatedtype Answer: Encodable

  /// The name for calls.
  var name: String { get }
  /// The name to show to people.
  var title: String { get }
  /// A description that says when to call the tool and what it returns.
  var description: String { get }
  /// The arguments.
  var input: [Schema.Property] { get }
  /// The values of the answer.
  var output: [Schema.Property] { get }

  /// Calls the tool.
  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> Answer
}

/// The resources that are available to a tool.
package struct ToolSurroundings: Sendable {
  /// The folders that the tool may read.
  package let folders: AllowedFolders
  /// A flag that is set when the answer is no longer wanted.
  package let cancellation: Cancellation

  /// Throws an error if the answer is no longer wanted.
  package func goOn() throws(ToolFailure) {
    if cancellation.isCancelled { throw ToolFailure("The call was taken back.") }
  }
}

/// An error of a tool, with a message that helps the agent to correct the call.
package struct ToolFailure: Error, Hashable, Sendable {
  /// A message that says what is wrong and what to do.
  package let message: String

  package init(_ message: String) { self.message = message }
}

extension AgentTool {
  /// Decodes the arguments of a call, calls the tool, and returns the encodable result.
  func result(of call: MethodCall, in surroundings: ToolSurroundings) -> CallResult {
    do throws(ToolFailure) {
      let answer = try answer(arguments(of: call), in: surroundings)
      return try CallResult(answer, tool: name)
    } catch {
      return CallResult(error)
    }
  }

  private func arguments(of call: MethodCall) throws(ToolFailure) -> Arguments {
    let known = input.map(\.name)
    if let stray = try read(NamesOfValues.self, of: call)?.names.first(where: { !known.contains($0) }) {
      throw ToolFailure(
        "\(name) has no argument '\(stray.prefix(100))'; it has: \(known.joined(separator: ", ")).")
    }
    if let arguments = try read(Arguments.self, of: call) { return arguments }
    return try emptyArguments()
  }

  private func read<Value: Decodable>(_ type: Value.Type, of call: MethodCall) throws(ToolFailure) -> Value? {
    do throws(RPCError) {
      return try call.parameters(as: CallParameters<Value>.self).arguments
    } catch {
      throw ToolFailure(error.message)
    }
  }

  /// Returns the arguments of a call that has none.
  private func emptyArguments() throws(ToolFailure) -> Arguments {
    do {
      return try JSONDecoder().decode(Arguments.self, from: Data("{}".utf8))
    } catch {
      let needed = input.filter { !$0.isOptional }.map(\.name)
      throw ToolFailure("\(name) needs: \(needed.joined(separator: ", ")).")
    }
  }
}

/// The parameters of a tool call.
private struct CallParameters<Arguments: Decodable>: Decodable { let arguments: Arguments? }

/// The names of an object's properties.
private struct NamesOfValues: Decodable {
  let names: [String]

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue).sorted()
  }
}
