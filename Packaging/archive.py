"""Writes a folder as a tar archive to standard output, reproducibly: equal files give equal bytes.

usage: archive.py FOLDER EPOCH
"""

import pathlib
import sys
import tarfile


def main(folder: pathlib.Path, epoch: int) -> None:
    def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with tarfile.open(mode="w|", fileobj=sys.stdout.buffer, format=tarfile.USTAR_FORMAT) as archive:
        for path in [folder, *sorted(folder.rglob("*"))]:
            archive.add(path, path.relative_to(folder.parent), recursive=False, filter=settled)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), int(sys.argv[2]))
