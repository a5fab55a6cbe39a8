package import JSONRPC
import LeanFoundation

/// Something that an agent can have done; nothing that it does changes a file.
package protocol AgentTool: Sendable {
  associatedtype Arguments: Decodable
  associatedtype Answer: Encodable

  /// The name by which it is called.
  var name: String { get }
  /// The name for people.
  var title: String { get }
  /// When to call it, and what it returns.
  var description: String { get }
  /// Its arguments.
  var input: [Schema.Property] { get }
  /// Its answer.
  var output: [Schema.Property] { get }

  /// Does it.
  func answer(_ arguments: Arguments, in surroundings: ToolSurroundings) throws(ToolFailure) -> Answer
}

/// What a tool may use.
package struct ToolSurroundings: Sendable {
  /// The folders below which it may read.
  package let folders: AllowedFolders
  /// Whether the answer is still wanted.
  package let cancellation: Cancellation

  /// Throws when the answer is no longer wanted.
  package func goOn() throws(ToolFailure) {
    if cancellation.isCancelled { throw ToolFailure("The call was taken back.") }
  }
}

/// Why a tool has no answer, in words from which an agent can do better.
package struct ToolFailure: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  package let message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }
}

extension AgentTool {
  /// Reads the arguments of a call, answers it, and returns the answer as it is sent.
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

  /// The arguments of a call that has none.
  private func emptyArguments() throws(ToolFailure) -> Arguments {
    do {
      return try JSONDecoder().decode(Arguments.self, from: Data("{}".utf8))
    } catch {
      let needed = input.filter { !$0.isOptional }.map(\.name)
      throw ToolFailure("\(name) needs: \(needed.joined(separator: ", ")).")
    }
  }
}

/// The parameters of a call of a tool.
private struct CallParameters<Arguments: Decodable>: Decodable { let arguments: Arguments? }

/// The names of an object's values.
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
