import LocationEvidence

extension [RuleExample] {
  /// Projects in which the rule fires, and like projects in which it stays quiet.
  static let failureUnnoticed: [RuleExample] = [
    RuleExample(
      "A refusal is shown, and a position that isn't found is not", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export function Home() {
            useEffect(() => {
              (async () => {
                const { status } = await Location.requestForegroundPermissionsAsync();
                if (status !== 'granted') { Alert.alert('No location'); return; }
                setPlace(await Location.↓getCurrentPositionAsync({}));
              })();
            }, []);
          }
          """)
      ]),
    RuleExample(
      "A refusal and a position that isn't found are shown", isRemedy: true, infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import * as Location from 'expo-location';
          export function Home() {
            useEffect(() => {
              (async () => {
                const { status } = await Location.requestForegroundPermissionsAsync();
                if (status !== 'granted') { Alert.alert('No location'); return; }
                try {
                  setPlace(await Location.getCurrentPositionAsync({}));
                } catch (error) { Alert.alert('No position was found'); }
              })();
            }, []);
          }
          """)
      ]),
    RuleExample(
      "A function for errors that only writes a log", infoPlist: [.whenInUse],
      files: [
        .typeScript(
          """
          import Geolocation from '@react-native-community/geolocation';
          export function Home() {
            const find = () => {
              Geolocation.requestAuthorization(() => {
                Geolocation.↓getCurrentPosition(p => send(p.coords), error => console.warn(error));
              }, () => Alert.alert('No location'));
            };
            return <Button onPress={find} />;
          }
          """, name: "Home.tsx")
      ]),
    RuleExample(
      "A time limit that ends in an error", infoPlist: [.whenInUse],
      files: [
        .dart(
          """
          import 'package:geolocator/geolocator.dart';
          void initState() async {
            if (await Geolocator.requestPermission() == LocationPermission.deniedForever) {
              showMessage('Location is needed');
              return;
            }
            send(await Geolocator.↓getCurrentPosition(timeLimit: Duration(seconds: 10)));
          }
          """)
      ]),
  ]
}
