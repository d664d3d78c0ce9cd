import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { answerBody, KEPT_BYTES, keepAnswer } from './kept-answer';
import type { KeptBody } from './logged-call';

test('keeps the first 64 kB of an answer that is written in pieces', async () => {
  const kept: (KeptBody | undefined)[] = [];
  const app = express().get('/', keepAnswer, (_req, res) => {
    res.on('finish', () => kept.push(answerBody(res)));
    res.type('text');
    res.write('á'.repeat(20_000));
    res.write(Buffer.from('b'.repeat(30_000)));
    res.end('c');
  });
  const { text } = await request(app).get('/').expect(200);
  expect(kept).toEqual([
    { text: Buffer.from(text).subarray(0, KEPT_BYTES).toString(), size: Buffer.byteLength(text) },
  ]);
});
