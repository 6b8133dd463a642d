;;; livery.el --- The language server of Livery -*- lexical-binding: t -*-
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:
;; Put this file on `load-path' and (require 'livery) into your init file.  It registers the server with Eglot, which is
;; part of Emacs 29, and with lsp-mode, whichever you load.  Then M-x eglot or M-x lsp in a style sheet starts the server.

;;; Code:

(defvar livery-command '("livery" "lsp")
  "The command that starts the server, with its arguments.")

(defvar livery-settings
  '(:diagnostics (:delay 5)
    :inlayHints (:variables t :contrast t)
    :codeLens (:declarations :json-false)
    :completion (:semicolons t)
    :pictures (:enabled t))
  "The settings of the server.")

(defvar eglot-server-programs)
(defvar eglot-workspace-configuration)
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-register-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function lsp-activate-on "lsp-mode")

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons '(css-mode css-ts-mode) livery-command))
  (setq-default eglot-workspace-configuration (list :livery livery-settings)))

(with-eval-after-load 'lsp-mode
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection (lambda () livery-command))
    :activation-fn (lsp-activate-on "css")
    :initialization-options (lambda () livery-settings)
    :priority 1
    :server-id 'livery)))

(provide 'livery)
;;; livery.el ends here
