# SPDX-License-Identifier: Apache-2.0
"""The paths of the repository, of the command and of the sheets, and the time limits."""
import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
LIVERY = os.environ.get("LIVERY") or str(ROOT / ".build" / "debug" / "livery")
CORPORA = pathlib.Path(os.environ.get("LIVERY_CORPORA") or ROOT.parent / "shared" / "corpora")
FIXTURES = ROOT / "Tests" / "LanguageServerClients" / "fixtures"

# The longest time to wait for an event, in seconds. It only ends a hang.
LIMIT = float(os.environ.get("LIVERY_LIMIT") or (300 if os.environ.get("LIVERY_BUSY") else 60))
