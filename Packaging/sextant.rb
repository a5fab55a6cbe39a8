# The formula for a Homebrew tap; `Scripts/release --recipes FOLDER` fills in the version and the checksums.
class Sextant < Formula
  desc "Check and explore how location permission works on each iOS release"
  homepage "https://github.com/OWNER/Sextant"
  version "@VERSION@"
  license "MIT"

  on_macos do
    on_arm do
      url "https://github.com/OWNER/Sextant/releases/download/v#{version}/sextant-#{version}-macos-arm64.tar.xz"
      sha256 "@SHA256:macos-arm64@"
    end
  end

  on_linux do
    on_intel do
      url "https://github.com/OWNER/Sextant/releases/download/v#{version}/sextant-#{version}-linux-x86_64.tar.xz"
      sha256 "@SHA256:linux-x86_64@"
    end
    on_arm do
      url "https://github.com/OWNER/Sextant/releases/download/v#{version}/sextant-#{version}-linux-aarch64.tar.xz"
      sha256 "@SHA256:linux-aarch64@"
    end
  end

  def install
    bin.install "bin/sextant"
    lib.install Dir["lib/*"]
    man1.install "share/man/man1/sextant.1"
    bash_completion.install "share/bash-completion/completions/sextant"
    zsh_completion.install "share/zsh/site-functions/_sextant"
    fish_completion.install "share/fish/vendor_completions.d/sextant.fish"
    doc.install Dir["share/doc/sextant/*"]
    pkgshare.install Dir["share/sextant/*"] if File.exist?("share/sextant")
  end

  test do
    system bin/"sextant", "self-check"
  end
end
