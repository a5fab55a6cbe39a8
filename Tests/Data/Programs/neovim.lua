-- Opens the example in Neovim without a screen, and prints the line and the rule of each finding.
--   nvim --headless -u NONE -c "luafile neovim.lua", with SEXTANT and EXAMPLE in the environment
local folder = vim.env.EXAMPLE
vim.cmd("edit " .. folder .. "/RunTracker/RunRecorder.swift")
local client = vim.lsp.start_client({
  name = "sextant",
  cmd = { vim.env.SEXTANT, "lsp" },
  root_dir = folder,
  workspace_folders = { { uri = vim.uri_from_fname(folder), name = "example" } },
})
vim.lsp.buf_attach_client(0, client)
local isShown = vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end)
for _, finding in ipairs(vim.diagnostic.get(0)) do
  print((finding.lnum + 1) .. ": " .. tostring(finding.code))
end
vim.lsp.stop_client(client)
vim.cmd(isShown and "quit" or "cquit")
