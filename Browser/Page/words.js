// What the page says around the phone. Prompts and rows of Settings stay as an English phone has them.
const words = {
  en: {
    title: "A phone to play with", language: "简体中文", release: "iOS", copy: "Copy link", again: "Start again",
    intro: "An app asks for your location. Tap through it on any iOS, and see what it gets, what it does not get, and why. Nothing leaves this page.",
    undo: "Undo", slider: "Moment", appMoves: "The app calls", timeMoves: "Time, world, system", personMoves: "The person",
    questions: "Would a prompt come now? If not, why?", plist: "The app's Info.plist", compare: "The same journey on every release",
    plistNote: "A change starts the journey again with the same moves.",
    file: "Save and open", export: "Write the journey below", import: "Open what stands below", story: "What happened",
    fileNote: "The journey as a scenario, which sextant simulate plays too.",
    storyNote: "Point at a fact to read it, follow it to its source. A line's moment is shown by a click on its title.",
    footer: "Simulated by Sextant, from its rules and their facts. Nothing here was run on an Apple device.",
    copied: "The link is in the address bar and copied.", home: "Home", lock: "Lock", unlock: "Unlock: tap", switcher: "End the app", settings: "Settings", openSettings: "Open Settings",
    reads: "reads", has: "It has", is: "It is", start: "The phone is switched on", missed: "not possible here: ", prompt: "prompt", none: "–", status: "status", leftOut: "moves not possible",
    precise: "Precise: On", imprecise: "Precise: Off", services: "Location Services", preciseRow: "Precise Location", failed: "The phone stopped, which is a mistake of ours. It was put back to where it was: ",
    gone: "not installed", needs: "This browser can't run the phone: it needs WebAssembly and DecompressionStream.",
  },
  zh: {
    title: "可以把玩的手机", language: "English", release: "iOS", copy: "复制链接", again: "重新开始",
    intro: "一个 App 想知道你的位置。在任意 iOS 版本上点一点，看看它得到什么、得不到什么，以及为什么。数据不会离开本页。",
    undo: "撤销", slider: "时刻", appMoves: "App 的调用", timeMoves: "时间、环境、系统", personMoves: "用户",
    questions: "现在会弹窗吗？不会的话，为什么？", plist: "App 的 Info.plist", compare: "同一旅程在各个版本上",
    plistNote: "修改后，同样的操作会从头再来一遍。",
    file: "保存与打开", export: "把旅程写到下面", import: "打开下面的旅程", story: "发生了什么",
    fileNote: "旅程就是 sextant simulate 的场景文件。",
    storyNote: "指向事实编号可阅读内容，点击可到出处。点标题可回到那一刻。",
    footer: "由 Sextant 按其规则和事实模拟。这里的内容没有在 Apple 设备上运行过。",
    copied: "链接已复制，也在地址栏里。", home: "主屏幕", lock: "锁定", unlock: "轻点解锁", switcher: "划掉 App", settings: "设置", openSettings: "打开“设置”",
    reads: "读到", has: "实际得到：", is: "状态：", start: "手机开机", missed: "此版本上做不到：", prompt: "弹窗", none: "–", status: "状态", leftOut: "做不到的操作",
    precise: "Precise: On", imprecise: "Precise: Off", services: "Location Services", preciseRow: "Precise Location", failed: "手机停了，这是我们的错误。已恢复到之前：",
    gone: "未安装", needs: "此浏览器无法运行这部手机：需要 WebAssembly 和 DecompressionStream。",
  },
};

// What the phone says in English and the page says in Chinese.
const chinese = {
  "no decision yet": "尚未决定", "When In Use for once": "临时授权（允许一次）", "When In Use": "使用期间", "provisional Always": "待确认的“始终允许”", "Always": "始终", "a refusal": "被拒绝",
  "in the foreground": "在前台", "just left": "刚离开前台", "in the background": "在后台", "suspended": "已挂起", "terminated": "已结束", "force-quit": "被用户划掉", "not started since the phone was restarted": "重启后尚未启动",
  "There is no such command.": "没有这个命令。", "There is no such move.": "没有这个操作。", "The release or the Info.plist of the journey can't be read.": "无法读取旅程的版本或 Info.plist。",
  "A journey has at most 1,000 moves: undo some, or start again.": "一段旅程最多 1,000 步：请撤销几步，或重新开始。", "This is no journey that this page wrote.": "这不是本页写出的旅程。",
  "A prompt comes.": "会弹窗。", "Nothing is asked.": "不会询问。", "It is granted without a prompt.": "不弹窗，直接得到。", "The system asks when it next may.": "系统会等到可以时再问。",
  "A usage description that the request needs is missing.": "缺少这个请求需要的用途说明。",
  "The person has decided, and the request prompts only while the status is notDetermined.": "用户已经决定过，只有状态为 notDetermined 时才会弹窗。",
  "The app has it already.": "App 已经有了。", "On this release only Settings leads from When In Use to Always.": "在这个版本上，只有“设置”能从使用期间改为始终。",
  "The one request for Always was made before.": "唯一一次“始终”请求已经用过了。", "Requests for Always are ignored while the grant is for once.": "“允许一次”期间，“始终”请求被忽略。",
  "The person declined; only Settings can change that.": "用户拒绝了，只能在“设置”里更改。", "Location Services is off.": "定位服务已关闭。", "The app is not in the foreground.": "App 不在前台。",
  "Another prompt of the app is up.": "App 的另一个弹窗还在。", "The device does not let the person decide.": "设备不允许用户决定。", "The app has no location authorization to build on.": "App 还没有任何定位授权。",
};
