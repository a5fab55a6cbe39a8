"""Prints the parts of a release's folder as SPDX 2.3, each with its version, license and files.

The licenses are those that the parts declare; their sources were not examined.

usage: sbom.py FOLDER VERSION SWIFT-VERSION EPOCH
"""

import hashlib
import json
import pathlib
import re
import sys
import time
import uuid

SWIFT_LICENSE = "Apache-2.0 WITH Swift-exception"

# The libraries of the toolchain, by the project that they belong to; the first matching pattern counts.
PARTS = [
    ("swift-syntax", r"libSwift[A-Z]", SWIFT_LICENSE, "https://github.com/swiftlang/swift-syntax"),
    (
        "swift-corelibs-libdispatch",
        r"libdispatch|libBlocksRuntime|libswiftDispatch",
        SWIFT_LICENSE,
        "https://github.com/swiftlang/swift-corelibs-libdispatch",
    ),
    ("swift-foundation", r"libFoundationEssentials", SWIFT_LICENSE, "https://github.com/swiftlang/swift-foundation"),
    ("swift", r"libswift", SWIFT_LICENSE, "https://github.com/swiftlang/swift"),
]


def package(name: str, version: str, license: str, place: str) -> dict:
    return {
        "SPDXID": f"SPDXRef-{name}",
        "name": name,
        "versionInfo": version,
        "downloadLocation": place,
        "filesAnalyzed": True,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": license,
        "copyrightText": "NOASSERTION",
    }


def part(library: str) -> tuple[str, str, str]:
    for name, pattern, license, place in PARTS:
        if re.match(pattern, library):
            return name, license, place
    sys.exit(f"sbom.py: {library} comes from no part that is known")


def main(folder: pathlib.Path, version: str, swift: str, epoch: int) -> None:
    packages = [package("sextant", version, "MIT", "NOASSERTION")]
    files = []
    sums: dict[str, list[str]] = {}
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-sextant")]
    for index, path in enumerate(path for path in sorted(folder.rglob("*")) if path.is_file()):
        owner = "sextant"
        if path.parent.parent.name == "lib":
            owner, license, place = part(path.name)
            if all(known["name"] != owner for known in packages):
                packages.append(package(owner, swift or "NOASSERTION", license, place))
                relations.append(("SPDXRef-sextant", "DYNAMIC_LINK", f"SPDXRef-{owner}"))
        contents = path.read_bytes()
        sums.setdefault(owner, []).append(hashlib.sha1(contents).hexdigest())
        files.append(
            {
                "SPDXID": f"SPDXRef-File-{index}",
                "fileName": f"./{path.relative_to(folder).as_posix()}",
                "checksums": [
                    {"algorithm": "SHA1", "checksumValue": hashlib.sha1(contents).hexdigest()},
                    {"algorithm": "SHA256", "checksumValue": hashlib.sha256(contents).hexdigest()},
                ],
                "licenseConcluded": "NOASSERTION",
                "copyrightText": "NOASSERTION",
            }
        )
        relations.append((f"SPDXRef-{owner}", "CONTAINS", f"SPDXRef-File-{index}"))
    for known in packages:
        code = hashlib.sha1("".join(sorted(sums[known["name"]])).encode()).hexdigest()
        known["packageVerificationCode"] = {"packageVerificationCodeValue": code}
    contents = "".join(file["checksums"][1]["checksumValue"] for file in files)
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": folder.name,
        "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, folder.name + contents)}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch)),
            "creators": ["Tool: Scripts/release"],
        },
        "packages": packages,
        "files": files,
        "relationships": [
            {"spdxElementId": element, "relationshipType": relation, "relatedSpdxElement": other}
            for element, relation, other in relations
        ],
    }
    print(json.dumps(document, indent=2))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4]))
