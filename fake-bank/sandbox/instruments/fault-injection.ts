import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import { catalogue, errorEntry } from '#contract/errors';
import { sandboxHeaders } from '#contract/sandbox';
import type { FaultRule } from '#contract/shared/fault-rule';
import { callOf, pathOf } from '../../ground/call/call';
import { Refusal } from '../../ground/refusal/refusal';
import { answerError, notificationOf } from '../../server/http/errors';
import { instrumentsOf } from './instruments';

/** What the bank itself calls a status, whatever is asked: the published codes each belong to a domain. */
const ownCode = (status: number | undefined) =>
  catalogue.find((entry) => entry.status === status && entry.origin === 'project')?.code;

/** Answers as the bank would if it refused with this code or status. */
function refuse(res: Response, { code, status }: { code?: string; status?: number }): void {
  const named = code ?? ownCode(status) ?? 'CZ_INTERNAL';
  const entry = catalogue.find((known) => known.code === named);
  const notification = entry
    ? notificationOf(new Refusal(entry.code))
    : { code: named, category: 'BUSINESS', description: errorEntry(named).message };
  callOf(res.req).code = named;
  answerError(res, status ?? errorEntry(named).status, [notification]);
}

/** The call happens; its answer is lost on the way. */
function dropAnswer(res: Response): void {
  res.end = () => {
    res.socket?.destroy();
    return res;
  };
}

/** The call happens; its answer arrives cut in half. */
function cutAnswer(res: Response): void {
  const end = res.end.bind(res);
  const cut = (chunk?: unknown) => {
    res.removeHeader('Content-Length');
    const text = Buffer.isBuffer(chunk) ? chunk.toString() : typeof chunk === 'string' ? chunk : '{';
    return end(text.slice(0, Math.max(1, Math.floor(text.length / 2))));
  };
  Object.assign(res, { end: cut });
}

/** Does what a rule says. True where the call goes on. */
async function apply(res: Response, { then }: FaultRule): Promise<boolean> {
  if (then.delayMs) await pause(then.delayMs);
  const kind = then.kind ?? (then.code || then.status ? 'refuse' : null);
  switch (kind) {
    case null:
      return true;
    case 'refuse':
      refuse(res, then);
      return false;
    case 'hang':
      return false;
    case 'drop-before':
      res.socket?.destroy();
      return false;
    case 'html':
      res
        .status(then.status ?? 502)
        .type('html')
        .send('<!doctype html><h1>502 Bad Gateway</h1>');
      return false;
    case 'drop-after-commit':
      dropAnswer(res);
      return true;
    case 'malformed':
      cutAnswer(res);
      return true;
  }
}

/** Lets a request fail as its `x-fault` header or the bank's rules ask. */
export const injectFaults: RequestHandler = async (req, res, next) => {
  const call = callOf(req);
  const code = req.get(sandboxHeaders.fault);
  if (code) {
    call.fault = 'header';
    refuse(res, { code });
    return;
  }
  const fault = instrumentsOf(call.bank).faults.take({
    method: req.method,
    path: pathOf(req),
    customer: call.user,
  });
  if (fault) call.fault = fault.id;
  if (!fault || (await apply(res, fault.rule))) next();
};
