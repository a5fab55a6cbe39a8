/// The script that runs the journey and creates a record of each run.
struct KitScript {
  let bundleIdentifier: String

  var text: String {
    #"""
    #!/usr/bin/env bash
    # Makes the journey on a simulator or an iPhone, and a record of each run. It needs a Mac with Xcode 16 or later.
    #
    #   ./run.sh simulator NAME [TIMES]        a simulator by its name or identifier
    #   ./run.sh device UDID TEAM [TIMES]      an iPhone, and the team that signs the Probe
    #   ./run.sh install                       only installs the Probe again, where the last run was
    #   ./run.sh push                          has the Probe launched in the background, in the booted simulator
    #
    # SEXTANT names the command, if it isn't on the path.
    set -euo pipefail
    cd "$(dirname "${BASH_SOURCE[0]}")"
    bundle=BUNDLE
    runner=$bundle.driver.xctrunner
    sextant=${SEXTANT:-sextant}

    usage() {
      sed -n '2,9s/^# \{0,1\}//p' "$0"
      exit 2
    }

    install_probe() {
      if [ "$kind" = simulator ]; then
        xcrun simctl install "$device" build/Build/Products/Debug-iphonesimulator/Probe.app
      else
        xcrun devicectl device install app --device "$device" build/Build/Products/Debug-iphoneos/Probe.app
      fi
    }

    # Without the Probe, the phone has no decision about it either; what it keeps all the same is what one experiment asks.
    remove_probe() {
      if [ "$kind" = simulator ]; then
        for app in "$bundle" "$runner"; do xcrun simctl uninstall "$device" "$app" || true; done
        xcrun simctl privacy "$device" reset location "$bundle" || true
      else
        for app in "$bundle" "$runner"; do
          xcrun devicectl device uninstall app --device "$device" "$app" || true
        done
      fi
    }

    # fetch APP FILE DESTINATION
    fetch() {
      if [ "$kind" = simulator ]; then
        cp "$(xcrun simctl get_app_container "$device" "$1" data)/Documents/$2" "$3"
      else
        xcrun devicectl device copy from --device "$device" --domain-type appDataContainer \
          --domain-identifier "$1" --source "Documents/$2" --destination "$3"
      fi
    }

    case "${1:-}" in
      simulator) [ $# -ge 2 ] || usage; kind=simulator; device=$2; team=; times=${3:-1} ;;
      device) [ $# -ge 3 ] || usage; kind=device; device=$2; team=$3; times=${4:-1} ;;
      install) [ -f build/last ] || usage; . build/last; install_probe; exit ;;
      push)
        echo '{"aps":{"content-available":1}}' | xcrun simctl push booted "$bundle" -
        exit ;;
      *) usage ;;
    esac
    mkdir -p build records
    printf 'kind=%q\ndevice=%q\n' "$kind" "$device" > build/last

    if [ "$kind" = simulator ]; then
      destination="platform=iOS Simulator,name=$device"
      case "$device" in *-*-*-*-*) destination="platform=iOS Simulator,id=$device" ;; esac
      xcrun simctl boot "$device" || true
    else
      destination="platform=iOS,id=$device"
    fi
    xcode=(xcodebuild -project Experiment.xcodeproj -destination "$destination" -derivedDataPath build)
    if [ -n "$team" ]; then xcode+=(DEVELOPMENT_TEAM="$team" -allowProvisioningUpdates); fi
    "${xcode[@]}" -scheme Driver build-for-testing

    for ((run = 1; run <= times; run++)); do
      remove_probe
      install_probe
      # A journey that can't be ended is a record, too: as far as it came.
      "${xcode[@]}" -scheme Driver test-without-building || echo "the Driver stopped; see above" >&2
      notes=build/run-$run
      mkdir -p "$notes"
      if ! {
        fetch "$bundle" probe.ndjson "$notes/probe.ndjson" &&
          fetch "$runner" driver.ndjson "$notes/driver.ndjson" && cp experiment.json "$notes/" &&
          "$sextant" experiment collect "$notes" --output "records/$(date +%Y%m%d-%H%M%S)-$run.json"
      }; then
        echo "there is no record of run $run; see above" >&2
      fi
    done

    """#.replacing("BUNDLE\n", with: bundleIdentifier + "\n")
  }
}
