/** `globalSetup: ['cenzontle/vitest']` starts one fake bank for a run; tests read its URL by `inject('bankUrl')`. */
import type { TestProject } from 'vitest/node';
import { startBank } from './start';

declare module 'vitest' {
  interface ProvidedContext {
    bankUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bank = await startBank();
  project.provide('bankUrl', bank.url);
  return bank.stop;
}
