import SourceFacts
import Testing

@testable import LocationFlow

@Suite("What scripts do when no position is found") struct ScriptFailureTests {
  private func reactions(to text: String) -> ScriptReactions {
    let flow = SourceReader().read(Array(text.utf8), as: .script)?.script
    return ScriptReactions(of: ScriptProgram(flow.map { [(path: "a.tsx", flow: $0)] } ?? []))
  }

  private func fails(_ text: String) -> Bool {
    reactions(to: text).silences.contains { $0.situation == .withoutFix && $0.kind == .uncaught }
  }

  private static let ask = """
    const { status } = await Location.requestForegroundPermissionsAsync();
    if (status !== 'granted') { Alert.alert('No'); return; }
    send(await Location.getCurrentPositionAsync({}));
    """

  @Test func `a closure is followed whatever is known around it`() {
    let text = """
      import * as Location from 'expo-location';
      export function Home({ id }) {
        const isOpen = !!id;
        useEffect(() => {
          if (isOpen) return;
          (async () => { \(Self.ask) })();
        }, []);
      }
      """
    #expect(fails(text))
  }

  @Test(arguments: [("__DEV__ && isOpen", false), ("!__DEV__", true), ("isOpen", true)])
  func `code that is only for debugging doesn't run`(condition: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home({ isOpen }) {
        useEffect(() => {
          if (\(condition)) (async () => { \(Self.ask) })();
        }, []);
      }
      """
    #expect(fails(text) == expected)
  }

  @Test(arguments: [("setTimeout", true), ("setInterval", false)])
  func `a timer that repeats tries again`(timer: String, expected: Bool) {
    let text = """
      import * as Location from 'expo-location';
      export function Home() {
        const begin = () => { \(timer)(async () => { \(Self.ask) }, 1000); };
        return <Button onPress={begin} />;
      }
      """
    #expect(fails(text) == expected)
  }

  @Test func `a handler in an object runs on an event`() {
    let text = """
      import * as Location from 'expo-location';
      export function Sheet() {
        const buttons = [{ text: 'Share', onPress: async () => { \(Self.ask) } }];
        return <List items={buttons} />;
      }
      """
    #expect(fails(text))
  }

  @Test func `the id of what is done is a state until it is nothing again`() {
    let text = """
      import * as Location from 'expo-location';
      export function Visits() {
        const [busyWith, setBusyWith] = useState(null);
        const checkIn = async (item) => {
          setBusyWith(item.id);
          \(Self.ask)
          setBusyWith(null);
        };
        return <Button onPress={checkIn} disabled={busyWith !== null} />;
      }
      """
    #expect(reactions(to: text).waits.contains { $0.situation == .refusal && $0.state == "busyWith" })
  }
}
