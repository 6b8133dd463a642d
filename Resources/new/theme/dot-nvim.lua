-- Neovim 0.11 reads this file with ':set exrc' and after ':trust'.
vim.lsp.config('livery', {
  cmd = { 'livery', 'lsp' },
  filetypes = { 'css' },
  root_markers = { '.livery.yml' },
})
vim.lsp.enable('livery')
