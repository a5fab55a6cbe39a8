"""Writes a release's folder as a Python wheel with the command as a script, reproducibly: equal files give equal bytes.

A wheel's data goes below the environment's prefix, so bin, lib and share keep their places to each other.

usage: wheel.py FOLDER VERSION PLATFORM EPOCH OUTPUT
"""

import base64
import hashlib
import pathlib
import sys
import time
import zipfile

# On PyPI, the name "sextant" belongs to another project.
NAME = "sextant_location"

METADATA = """\
Metadata-Version: 2.4
Name: {name}
Version: {version}
Summary: Checks and explores how location permission works on each iOS release.
License-Expression: {license}
License-File: LICENSE
Keywords: ios,core-location,linter,info-plist,permissions
Requires-Python: >=3.8
Description-Content-Type: text/markdown

The command `sextant`: `sextant check` says what an iOS project's location set-up does on each release that it
installs on, and what is wrong.
"""


def main(folder: pathlib.Path, version: str, platform: str, epoch: int, output: pathlib.Path) -> None:
    name = f"{NAME}-{version}"
    tag = f"py3-none-{platform}"
    information = f"{name}.dist-info"
    # The command is self-contained on a Mac, and needs the toolchain's libraries elsewhere.
    licenses = "MIT AND Apache-2.0 WITH Swift-exception" if (folder / "lib").exists() else "MIT"
    metadata = METADATA.format(name=NAME.replace("_", "-"), version=version, license=licenses)
    texts = sorted((folder / "share/doc/sextant").glob("LICENSE*"))
    extra = "".join(f"License-File: {text.name}\n" for text in texts if text.name != "LICENSE")
    metadata = metadata.replace("License-File: LICENSE\n", "License-File: LICENSE\n" + extra)

    files: list[tuple[str, bytes, int]] = []
    for path in sorted(folder.rglob("*")):
        if path.is_dir():
            continue
        place = path.relative_to(folder)
        if place.parts[0] == "bin":
            target = f"{name}.data/scripts/{place.name}"
        else:
            target = f"{name}.data/data/{place.as_posix()}"
        files.append((target, path.read_bytes(), 0o755 if place.parts[0] == "bin" else 0o644))
    for text in texts:
        files.append((f"{information}/licenses/{text.name}", text.read_bytes(), 0o644))
    files.append((f"{information}/METADATA", metadata.encode(), 0o644))
    wheel = f"Wheel-Version: 1.0\nGenerator: sextant\nRoot-Is-Purelib: false\nTag: {tag}\n"
    files.append((f"{information}/WHEEL", wheel.encode(), 0o644))

    record = f"{information}/RECORD"
    lines = []
    for target, contents, _ in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
        lines.append(f"{target},sha256={digest},{len(contents)}\n")
    files.append((record, ("".join(lines) + f"{record},,\n").encode(), 0o644))

    # Zip archives can't contain dates before 1980.
    moment = max(time.gmtime(epoch)[:6], (1980, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(output / f"{name}-{tag}.whl", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for target, contents, mode in files:
            entry = zipfile.ZipInfo(target, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, contents)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]), pathlib.Path(sys.argv[5]))
