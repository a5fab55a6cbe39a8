#if os(Linux)
  import Sextant

  extension ClientStorage {
    /// A storage that keeps nothing, so that no run knows of another.
    static let forgetful = ClientStorage(load: { _ in nil }, save: { _, _ in })
  }
#endif
