import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { expect, onTestFinished, test } from 'vitest';
import { breakOffToo } from './broken-answer';

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a response cut off behind a proxy is cut off for the browser too', async () => {
  const target = await listen((req, res) => {
    if (req.url === '/whole') return res.end('{}');
    res.writeHead(200, { 'content-length': 1000 }).write('{');
    res.socket?.destroySoon();
  });
  const url = await listen(express().use(createProxyMiddleware({ target, on: { proxyRes: breakOffToo } })));
  await expect(fetch(`${url}/broken`).then((answer) => answer.text())).rejects.toThrow(TypeError);
  expect(await (await fetch(`${url}/whole`)).text()).toBe('{}');
});
