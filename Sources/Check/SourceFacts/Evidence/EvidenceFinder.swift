/// Finds evidence, from its receiver, that a use of a watched name is of Apple's API.
struct EvidenceFinder {
  /// The receiver of a member.
  enum Receiver {
    /// An expression, with its text and what is known of its type.
    case expression(text: String, clue: TypeClue)
    /// Self, explicit or implied.
    case selfObject
    /// Super.
    case superObject
  }

  let declared: DeclaredNames
  /// The enclosing type.
  let enclosingType: String?

  /// Returns the evidence for a use of members with the same name; nil if the use isn't of Apple's
  /// API.
  func evidence(for members: [LocationName], of receiver: Receiver) -> SourceFact.ReceiverEvidence? {
    guard let member = members.first, !isOwn(member.name, receiver) else { return nil }
    let evidence = evidence(named: member.name, owners: Set(members.map(\.owner)), receiver)
    let reach = members.contains { $0.reach == .distinctive } ? .distinctive : member.reach
    return isBelievable(evidence, receiver, reach) ? evidence : nil
  }

  /// Returns whether a type that isn't related to Apple's declares a member of self in this file.
  private func isOwn(_ name: String, _ receiver: Receiver) -> Bool {
    guard case .selfObject = receiver, let enclosingType, !declared.isApple(enclosingType) else {
      return false
    }
    return declared.declares(name, in: enclosingType)
  }

  private func evidence(
    named name: String, owners: Set<String>, _ receiver: Receiver
  ) -> SourceFact.ReceiverEvidence {
    switch receiver {
    case .expression(_, .unknown): return .unknown
    case .expression(_, .instance(let type)), .expression(_, .metatype(let type)):
      return isApple(type, name, owners) ? .appleType : .otherType(type)
    case .selfObject:
      guard let type = enclosingType else { return .unknown }
      return isApple(type, name, owners) ? .appleType : .enclosingType(type)
    case .superObject:
      guard let type = enclosingType else { return .unknown }
      return declared.appleAncestor(of: type).map(owners.contains) == true ? .appleType : .enclosingType(type)
    }
  }

  /// Returns whether a member of a type is Apple's own rather than an override in this file.
  private func isApple(_ type: String, _ name: String, _ owners: Set<String>) -> Bool {
    guard let ancestor = declared.appleAncestor(of: type), owners.contains(ancestor) else { return false }
    return !declared.overrides(name, in: type)
  }

  private func isBelievable(
    _ evidence: SourceFact.ReceiverEvidence, _ receiver: Receiver, _ reach: LocationName.Reach
  ) -> Bool {
    if evidence == .appleType { return true }
    switch reach {
    case .distinctive: return true
    case .common: return false
    case .shared: return isSpelledLikeLocation(evidence, receiver)
    }
  }

  /// Returns whether the name of the receiver or of its type mentions location.
  private func isSpelledLikeLocation(_ evidence: SourceFact.ReceiverEvidence, _ receiver: Receiver) -> Bool {
    switch evidence {
    case .otherType(let type), .enclosingType(let type): return type.lowercased().contains("location")
    case .appleType: return true
    case .none: return false
    case .unknown:
      guard case .expression(let text, _) = receiver else { return false }
      let spelling = text.lowercased()
      return spelling.contains("location") || spelling.contains("manager")
    }
  }
}
