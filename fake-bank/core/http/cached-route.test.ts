import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { cachedRoute } from './cached-route';

function readOf(answers: RequestHandler) {
  const view = { amount: 1 };
  const { middleware } = cachedRoute(() => view);
  const checked = vi.fn<RequestHandler>(answers);
  const app = express().get('/', ...middleware, checked);
  return { read: () => request(app).get('/'), checked };
}

test('repeats a cached response byte for byte', async () => {
  const { read, checked } = readOf((_req, res) => void res.json({ amount: 1 }));
  const first = await read().expect(200);
  const second = await read().expect(200);
  expect(second.text).toBe(first.text);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(checked).toHaveBeenCalledTimes(1);
});

test('does not cache an error response', async () => {
  let isRefused = true;
  const { read } = readOf(
    (_req, res) => void (isRefused ? res.status(503).json({}) : res.json({ amount: 1 })),
  );
  await read().expect(503);
  isRefused = false;
  await read().expect(200, { amount: 1 });
});
