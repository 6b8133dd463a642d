// SPDX-License-Identifier: Apache-2.0
// JSON-RPC with Content-Length headers over the standard input and output of a process.
'use strict';

const { spawn } = require('child_process');

const CANCELLED = -32800;
const NOT_FOUND = -32601;
const INTERNAL = -32603;

class Connection {
  /**
   * @param {object} handlers functions by the method of a notification or a request; a request returns its result
   * @param {(direction: string, message: object) => void} trace
   */
  constructor(handlers, trace) {
    this.handlers = handlers;
    this.trace = trace;
    this.pending = new Map();
    this.count = 0;
    this.chunks = [];
    this.length = 0;
    this.body = undefined;
  }

  /** Starts a process. The promise is rejected if there is no such command. */
  start(command, args, options) {
    return new Promise((resolve, reject) => {
      this.process = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
      this.process.once('spawn', resolve);
      this.process.once('error', reject);
      this.process.stdout.on('data', (data) => this.receive(data));
      this.process.stderr.on('data', (data) => this.trace('error', data.toString()));
      // A process that has ended cannot be written to; its exit is reported.
      this.process.stdin.on('error', () => {});
      this.exited = new Promise((done) => this.process.once('close', (code) => {
        for (const { reject: fail } of this.pending.values()) fail(new Error('the server ended'));
        this.pending.clear();
        done(code);
      }));
    });
  }

  send(message) {
    this.trace('sent', message);
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Sends a request. A token that is cancelled cancels it; the result is then undefined. */
  request(method, params, token) {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      const listener = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      const end = (settle) => (value) => {
        listener?.dispose();
        settle(value);
      };
      this.pending.set(id, { resolve: end(resolve), reject: end(reject) });
      this.send({ id, method, params });
    });
  }

  receive(data) {
    this.chunks.push(data);
    this.length += data.length;
    for (;;) {
      if (this.body === undefined) {
        const text = this.joined();
        const end = text.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = /^content-length: *(\d+)/im.exec(text.toString('latin1', 0, end));
        if (!length) throw new Error('a message without Content-Length');
        this.rest(text, end + 4);
        this.body = Number(length[1]);
      }
      if (this.length < this.body) return;
      const text = this.joined();
      const message = JSON.parse(text.toString('utf8', 0, this.body));
      this.rest(text, this.body);
      this.body = undefined;
      this.handle(message);
    }
  }

  joined() {
    const text = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks);
    this.chunks = [text];
    return text;
  }

  rest(text, start) {
    this.chunks = [text.subarray(start)];
    this.length = text.length - start;
  }

  handle(message) {
    this.trace('received', message);
    if (message.method !== undefined) {
      this.call(message);
      return;
    }
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (!waiting) return;
    if (!message.error) waiting.resolve(message.result);
    else if (message.error.code === CANCELLED) waiting.resolve(undefined);
    else waiting.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
  }

  async call({ id, method, params }) {
    const handler = this.handlers[method];
    try {
      const result = await handler?.(params);
      if (id === undefined) return;
      if (handler) this.send({ id, result: result ?? null });
      else this.send({ id, error: { code: NOT_FOUND, message: `unknown method ${method}` } });
    } catch (error) {
      this.trace('error', String(error.stack));
      if (id !== undefined) this.send({ id, error: { code: INTERNAL, message: String(error.message) } });
    }
  }

  /** Ends the session, then the process if it does not end by itself. */
  async stop() {
    if (!this.process || this.process.exitCode !== null) return;
    const timer = setTimeout(() => this.process.kill(), 5000);
    try {
      await this.request('shutdown');
      this.notify('exit');
    } catch {
      this.process.kill();
    }
    await this.exited;
    clearTimeout(timer);
  }
}

module.exports = { Connection };
