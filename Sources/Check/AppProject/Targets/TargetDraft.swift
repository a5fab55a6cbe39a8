import SourceFacts

/// A target before its sources are read, which is done for all targets together.
struct TargetDraft {
  let name: String
  let kind: ProductKind
  let container: String
  let origin: Site
  let configurations: [BuildConfiguration]
  var sources: [FilePath]
  var dependencies: [String]
  let localizations: [Localization]
  var firstScreens: [String] = []
  /// The storyboards and other Interface Builder files that are compiled into it.
  var interfaces: [FilePath] = []
  /// The Info.plists that it uses, whether they can be read or not.
  var infoPlists: Set<FilePath> = []
  /// The known definitions for the conditions in its sources.
  var definitions = BuildDefinitions()
  /// The macros that enable permissions of Flutter's permission_handler; nil if it isn't used.
  var permissionHandlerMacros: Set<String>?
  /// The version of permission_handler's part for iOS; nil if it isn't locked.
  var permissionHandler: PermissionHandlerVersion?
  /// The version of Flutter's geolocator; nil if it isn't used, or not known.
  var geolocator: GeolocatorVersion?
  /// The plug-ins that bring requests into it, with the places where the app names them.
  var locationPlugIns: [PlugInPlace] = []
  /// The packages that the app declares for a framework of scripts.
  var packages: [DeclaredPackage] = []
  /// The scripts with which an app in JavaScript or TypeScript begins; none if that isn't known.
  var scriptEntries: Set<FilePath> = []
  /// Whether it is a dependency from a package manager.
  var isDependency = false
}

extension TargetDraft {
  /// An app of which only the code is known.
  ///
  /// - Parameters:
  ///   - folder: The folder with the code, whose name the app has.
  ///   - place: The file or folder that stands for the project.
  static func app(
    in folder: FilePath, at place: String, sources: [FilePath], dependencies: [String] = []
  ) -> TargetDraft {
    TargetDraft(
      name: folder.name, kind: .app, container: place, origin: Site(file: place, line: 1),
      configurations: [.ofLibrary], sources: sources, dependencies: dependencies, localizations: [])
  }

  /// A copy whose settings are marked as partly unread.
  var withUnreadSettings: TargetDraft {
    var draft = self
    draft.definitions = definitions.withUnreadSettings
    return draft
  }
}

/// The files that belong to a target.
struct TargetMembers {
  /// The sources that are compiled into it, and headers beside them.
  private(set) var sources: Set<FilePath> = []
  /// The files with Info.plist strings that are copied into it.
  private(set) var localizedFiles: Set<FilePath> = []
  /// The storyboards that are compiled into it.
  private(set) var storyboards: Set<FilePath> = []
  /// The Interface Builder files that contain views but no screens.
  private(set) var views: Set<FilePath> = []

  /// The extensions of folders that Xcode treats as a single resource.
  private static let opaqueExtensions: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "app", "playground", "xcdatamodeld", "docc",
    "xcodeproj", "xcworkspace", "scnassets", "rkassets", "mlpackage",
  ]

  /// Adds the files below a folder; a folder that the closure rejects is skipped with all of its
  /// contents.
  mutating func insertFiles(below folder: FilePath, where isTaken: (FilePath) -> Bool) {
    insertFiles(below: folder, entering: isTaken, where: isTaken)
  }

  /// Adds the files below a folder that one closure accepts, in the folders that another accepts.
  mutating func insertFiles(
    below folder: FilePath, entering isEntered: (FilePath) -> Bool, where isTaken: (FilePath) -> Bool
  ) {
    withoutActuallyEscaping(isEntered) { isEntered in
      var walk = FolderWalk(followsLinks: true) { path in
        isEntered(path) && !Self.opaqueExtensions.contains(path.pathExtension)
      }
      walk.visit(folder) { path, isFolder in
        if !isFolder, isTaken(path) { insert(path) }
      }
    }
  }

  /// Adds a file if it is a source, an Interface Builder file, or contains Info.plist strings.
  mutating func insert(_ path: FilePath) {
    let name = path.name
    if name == "InfoPlist.strings" || name == "InfoPlist.xcstrings" {
      localizedFiles.insert(path)
    } else if SourceLanguage.language(ofFileNamed: name)?.isCompiled ?? false {
      sources.insert(path)
    } else {
      switch path.pathExtension {
      case "storyboard": storyboards.insert(path)
      case "xib": views.insert(path)
      default: break
      }
    }
  }
}
