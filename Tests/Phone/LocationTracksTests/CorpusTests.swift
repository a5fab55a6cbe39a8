import Foundation
import LocationTracks
import Testing

@Suite struct CorpusTests {
  @Test(arguments: TrackFormat.allCases)
  func `each format has a corpus, and every file of it gives a track`(format: TrackFormat) throws {
    let files = try Corpus.files(of: format)
    #expect(files.count >= 3)
    for file in files {
      let read = try TrackFile(contentsOf: file)
      #expect(read.format == format)
      let areValid = read.track.points.allSatisfy(\.coordinate.isValid)
      #expect(areValid)
    }
  }
}
