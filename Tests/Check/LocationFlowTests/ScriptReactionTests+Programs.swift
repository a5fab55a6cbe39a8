import Testing

extension ScriptReactionTests {
  @Test func `a screen with many decisions is followed to its end`() {
    let decisions = (0..<30).map { "const part\($0) = props.kind\($0) ? <A/> : <B/>;" }.joined(
      separator: "\n")
    let screen = """
      import * as Location from 'expo-location';
      export default function Screen(props) {
        \(decisions)
        const locate = async () => {
          const { status } = await Location.requestForegroundPermissionsAsync();
          if (status !== 'granted') return;
          setPlace(await Location.getCurrentPositionAsync({}));
        };
        return <View>{props.a && <A/>}<Button onPress={locate}/></View>;
      }
      """
    #expect(lines(["screen.tsx": screen]).contains("screen.tsx:34 refusal"))
  }

  @Test func `private types of the same name in two files are two types`() {
    func screen(_ reaction: String) -> String {
      """
      import 'package:geolocator/geolocator.dart';
      class _NearState extends State<Near> {
        void initState() { _locate(); }
        Future<void> _locate() async {
          if (await Geolocator.requestPermission() == LocationPermission.deniedForever) \(reaction)
        }
      }
      """
    }
    let found = lines(["a.dart": screen("return;"), "b.dart": screen("showHint();")])
    #expect(found.contains("a.dart:5 refusal"))
    #expect(!found.contains { $0.hasPrefix("b.dart") })
  }
}
