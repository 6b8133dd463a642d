-- SPDX-License-Identifier: Apache-2.0
-- The language server of Livery, for Neovim 0.9 or 0.10 with the plugin nvim-lspconfig. Load this file from your
-- init.lua with `dofile`; it starts the server for each sheet.

local configs = require('lspconfig.configs')
local util = require('lspconfig.util')

-- A JSON file is a sheet only in a project with a configuration of Livery.
local function root_dir(path)
  local root = util.root_pattern('.livery.yml')(path)
  if root or path:match('%.css$') then
    return root or util.root_pattern('.git')(path)
  end
end

if not configs.livery then
  configs.livery = {
    default_config = {
      cmd = { 'livery', 'lsp' },
      filetypes = { 'css', 'json' },
      root_dir = root_dir,
      single_file_support = false,
      settings = {
        livery = {
          diagnostics = { delay = 5 },
          inlayHints = { variables = true, contrast = true },
          codeLens = { declarations = false },
          completion = { semicolons = true },
          pictures = { enabled = true },
        },
      },
    },
  }
end
require('lspconfig').livery.setup({})
