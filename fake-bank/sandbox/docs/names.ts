import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const CONTRACT = fileURLToPath(new URL('../../../contract', import.meta.url));

async function modules(): Promise<string[]> {
  const files = await readdir(CONTRACT, { recursive: true });
  return files
    .filter((file) => /^(?!.*\.test\.ts$).*\.ts$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort();
}

/** Capitalized schema exports of the contract by name. Throws if two schemas share a name. */
export async function namedSchemas(): Promise<ReadonlyMap<string, z.core.$ZodType>> {
  const named = new Map<string, z.core.$ZodType>();
  const known = new Set<z.core.$ZodType>();
  for (const file of await modules()) {
    const module = `#contract/${file}`;
    // Vite (in tests) would resolve a pattern to files one folder deep only.
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ module);
    for (const [name, value] of Object.entries(exported)) {
      if (!/^\p{Lu}/u.test(name) || !(value instanceof z.core.$ZodType) || known.has(value)) continue;
      if (named.has(name)) throw new Error(`two schemas of the contract are called ${name}`);
      named.set(name, value);
      known.add(value);
    }
  }
  return named;
}
