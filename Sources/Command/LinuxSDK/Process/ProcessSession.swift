import LeanFoundation

/// All processes of a session: a program that leads it, and all that it has started.
package struct ProcessSession {
  /// A process that is there.
  struct Member: Hashable {
    let id: pid_t
    /// The processor time that it has used, in ticks of the system's clock.
    let ticks: Int
    /// Whether it computes at this moment, or waits for a disk.
    let isBusy: Bool
  }

  let leader: pid_t

  /// The processes that run; those that have ended and that nobody has asked about are none.
  var members: [Member] {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.compactMap(member)
    #else
      kill(-leader, 0) == 0 ? [Member(id: -leader, ticks: 0, isBusy: false)] : []
    #endif
  }

  /// Sends a signal to all of them.
  func send(_ signal: Int32) {
    for member in members { kill(member.id, signal) }
  }

  #if os(Linux)
    /// Reads /proc/ID/stat, in which fields follow a name that may hold anything.
    private func member(_ id: pid_t) -> Member? {
      guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
        let end = data.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      // The state, the parent, the group, the session, …, the time of the program, the time of the system.
      let fields = data[data.index(after: end)...].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count > 12, fields[0] != "Z", pid_t(fields[3]) == leader, let own = Int(fields[11]),
        let system = Int(fields[12])
      else { return nil }
      return Member(id: id, ticks: own + system, isBusy: fields[0] == "R" || fields[0] == "D")
    }
  #endif
}
