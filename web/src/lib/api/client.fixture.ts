import { initClient } from '@ts-rest/core';
import { expect, vi } from 'vitest';
import { locations } from '#contract/locations';
import { recipients } from '#contract/recipients';
import { references } from '#contract/references';
import { transfers } from '#contract/transfers';
import { ApiError } from './api-error';
import { clientOptions } from './client';

export const api = initClient({ locations, recipients, references, transfers }, clientOptions);
export const calls: { url: string; method: string; headers: Headers; redirect: RequestInit['redirect'] }[] =
  [];

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

export function stubBankResponses(...responses: (() => Response | Promise<Response>)[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      redirect: init.redirect,
    });
    return responses.shift()?.() ?? json({ data: [] });
  });
}

export const readInstitutions = () => api.references.institutions();
export const branch = (branchId: string) => api.locations.branch({ params: { branchId } });
export const setup = () => api.transfers.setup({ body: { transfer_type: 'onetime' } });
export const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the request should have failed'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(String(error))),
  );
