import AppProject
import BinaryWriting
import Foundation
import SourceFacts
import TestSupport
import Testing

/// Object files from Apple's compiler, for which the toolchain needs no SDK.
@Suite struct CompiledCodeTests {
  private static let source = """
    @interface NSObject
    + (id)alloc;
    - (id)init;
    @end
    @interface CLLocationManager : NSObject
    @property(nonatomic) char allowsBackgroundLocationUpdates;
    - (void)requestAlwaysAuthorization;
    @end
    @interface Wrapper : NSObject
    @end
    @implementation Wrapper
    - (void)startUpdatingLocation {
      CLLocationManager *manager = [[CLLocationManager alloc] init];
      [manager requestAlwaysAuthorization];
      manager.allowsBackgroundLocationUpdates = 1;
    }
    @end
    """

  @Test(arguments: ["arm64-apple-ios15", "armv7-apple-ios9", "x86_64-apple-ios15-simulator"])
  func `messages in compiled code are found, and methods of the same name are not taken for them`(
    target: String
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.source.utf8, to: "Wrapper.m")
    let object = folder.path + "/Wrapper.o"
    let run = try Toolchain.run("clang", ["-target", target, "-c", folder.path + "/Wrapper.m", "-o", object])
    try #require(run.code == 0, "\(run.text)")
    let library = try Product("libWrapper.a")
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: object)))
    try library.write(LibraryWriter.archive([("Wrapper.o", bytes)], names: .bsd), to: "")
    let facts = try #require(try library.read().targets.first?.sources.first?.facts).facts
    #expect(
      facts.map { "\($0.kind) \($0.name)" } == [
        "construction CLLocationManager", "call requestAlwaysAuthorization",
        "assignment allowsBackgroundLocationUpdates",
      ])
  }
}
