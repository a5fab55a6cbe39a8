/// Finds the evidence that a use of a watched name is one of Apple's, from its receiver.
struct EvidenceFinder {
  /// Where a member is looked for.
  enum Receiver {
    /// An expression, its text and what is known of its type.
    case expression(text: String, clue: TypeClue)
    /// Self, written or implied.
    case selfObject
    /// The superclass's part of self.
    case superObject
  }

  let declared: DeclaredNames
  /// The type around the place.
  let enclosingType: String?

  /// Returns the evidence for a use of one of the members of a name, or nil where the use is not Apple's.
  func evidence(for members: [LocationName], of receiver: Receiver) -> SourceFact.ReceiverEvidence? {
    guard let member = members.first, !isOwn(member.name, receiver) else { return nil }
    let evidence = evidence(named: member.name, owners: Set(members.map(\.owner)), receiver)
    let reach = members.contains { $0.reach == .distinctive } ? .distinctive : member.reach
    return isBelievable(evidence, receiver, reach) ? evidence : nil
  }

  /// Returns whether a member of self is one that the type, no relative of Apple's, declares in this file.
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

  /// Returns whether a member of a type is Apple's own and not an override in this file.
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

  /// Returns whether the receiver or its type is spelled as one that has to do with location.
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
