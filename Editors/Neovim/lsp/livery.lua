-- SPDX-License-Identifier: Apache-2.0
-- The language server of Livery, for Neovim 0.11 or later. Add the folder above this one to 'runtimepath', then call
-- `vim.lsp.enable('livery')`. To change a setting, call `vim.lsp.config('livery', { settings = … })` before.

---@type vim.lsp.Config
return {
  cmd = { 'livery', 'lsp' },
  filetypes = { 'css', 'json' },
  -- A JSON file is a sheet only in a project with a configuration of Livery.
  root_dir = function(buffer, start)
    local root = vim.fs.root(buffer, '.livery.yml')
    if root or vim.bo[buffer].filetype == 'css' then
      start(root or vim.fs.root(buffer, '.git'))
    end
  end,
  settings = {
    livery = {
      diagnostics = { delay = 5 },
      inlayHints = { variables = true, contrast = true },
      codeLens = { declarations = false },
      completion = { semicolons = true },
      pictures = { enabled = true },
    },
  },
}
