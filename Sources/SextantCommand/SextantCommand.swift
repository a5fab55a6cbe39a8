@main
struct SextantCommand {
  static func main() {}
}
