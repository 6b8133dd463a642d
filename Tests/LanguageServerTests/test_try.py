from lsprotocol import types
async def test_hover(client, theme):
    t = theme({"main.css": ":root { --a: red }\nbutton { col|our: red }\n"})
    await client.start(t)
    s = await client.open(t["main.css"])
    h = await client.ask(types.TEXT_DOCUMENT_HOVER, s)
    assert s.model.within(h.range) == "colour"
    d = await client.publication(s)
    assert [x.code for x in d] == ["unused-variable", "unknown-property"], d
    client.change(s, (s.find("colour"), "color"))
    d = await client.publication(s)
    assert [x.code for x in d] == ["unused-variable"], d
async def test_raw(raw, theme):
    t = theme({"main.css": ":root { --a: red }\nbutton { col|our: red }\n"})
    r = raw(); r.start(t.folder); r.open(t["main.css"].uri, t["main.css"].text)
    assert len(r.notification("textDocument/publishDiagnostics")["diagnostics"]) == 2
    assert r.end() == 0
