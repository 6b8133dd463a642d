# SPDX-License-Identifier: Apache-2.0
"""The fixtures of the tests: a connected client, themes and their texts."""
import os

import pytest
import pytest_lsp
from pytest_lsp import ClientServerConfig

from support.client import Client
from support.paths import LIVERY
from support.raw import RawServer
from support.themes import Theme


def pytest_configure(config):
    if not os.access(LIVERY, os.X_OK):
        raise pytest.UsageError(f"there is no command at {LIVERY}; build it with Scripts/build livery")


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[LIVERY, "lsp"], client_factory=Client))
async def client(lsp_client: Client):
    yield
    await lsp_client.end()


@pytest.fixture
def theme(tmp_path):
    """Writes the files of a theme into a folder of its own."""
    def write(files, folder="theme"):
        path = tmp_path / folder
        path.mkdir()
        return Theme(path, files)
    return write


@pytest.fixture
def raw():
    """Starts servers behind plain pipes, and ends those that are left."""
    servers = []

    def start(*arguments, **options):
        servers.append(RawServer(*arguments, **options))
        return servers[-1]
    yield start
    for server in servers:
        server.__exit__()
