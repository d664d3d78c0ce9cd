import { initContract } from '@ts-rest/core';
import { createExpressEndpoints, initServer } from '@ts-rest/express';
import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkedAnswer } from './checked-answer';

const rows = z.object({ data: z.array(z.object({ key: z.string() })) });
const contract = initContract().router({
  list: { method: 'GET', path: '/list', responses: { 200: rows } },
});

/** Calls an endpoint with `count` rows, of which the last may violate the contract. */
async function answerOf(count: number, last: string | number) {
  const keys = Array.from({ length: count }, (_, row) => (row === count - 1 ? last : `${row}`));
  const text = JSON.stringify({ data: keys.map((key) => ({ key, secret: 'x' })) });
  const list = async () => ({ status: 200 as const, body: JSON.parse(text) });
  const crash = vi.fn<ErrorRequestHandler>((_error, _req, res, _next) => void res.status(500).json({}));
  const app = express();
  const handlers = initServer().router(contract, { list });
  createExpressEndpoints(contract, handlers, app, { globalMiddleware: [checkedAnswer] });
  app.use(crash);
  return { answer: await request(app).get('/list'), crash };
}

describe.each([1, 100, 101, 450])('%d rows', (count) => {
  it('are returned without fields that the contract does not list', async () => {
    const { answer } = await answerOf(count, 'last');
    expect(answer.body.data).toHaveLength(count);
    expect(answer.body.data.at(-1)).toEqual({ key: 'last' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('cause a 500 if the last one violates the contract', async () => {
    const { answer, crash } = await answerOf(count, 3);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({});
    expect(crash).toHaveBeenCalledTimes(1);
  });
});
