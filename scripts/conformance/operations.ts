import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';
import { contract } from '#contract/index';

export type FileType = 'pdf' | 'xml';

export type Operation = {
  /** `accounts.get` */
  name: string;
  domain: string;
  method: AppRoute['method'];
  path: string;
  route: AppRoute;
  files: readonly FileType[];
};

const Files = z.object({
  metadata: z.object({ pdf: z.optional(z.boolean()), xml: z.optional(z.boolean()) }),
});

function filesOf(route: AppRoute): FileType[] {
  const { pdf, xml } = Files.safeParse(route).data?.metadata ?? {};
  return [...(pdf ? (['pdf'] as const) : []), ...(xml ? (['xml'] as const) : [])];
}

export const operations: readonly Operation[] = Object.entries(contract).flatMap(([domain, router]) =>
  Object.entries<AppRoute>(router).map(([name, route]) => ({
    name: `${domain}.${name}`,
    domain,
    method: route.method,
    path: route.path,
    route,
    files: filesOf(route),
  })),
);

export const domains: readonly string[] = Object.keys(contract);

const TitledRoute = z.object({ metadata: z.object({ title: z.string() }) });

export const titleOf = (domain: string): string =>
  TitledRoute.safeParse(operations.find((each) => each.domain === domain)?.route).data?.metadata.title ??
  domain;

export function operationNamed(name: string): Operation {
  const match = operations.find((operation) => operation.name === name);
  if (!match) throw new Error(`The contract has no operation ${name}.`);
  return match;
}

const isParam = (segment: string) => segment.startsWith(':');
const segmentsOf = (path: string) => path.split('/').slice(1);

/** Literal segments win over parameters: `/saving-programs/elegible-resources` is no program. */
const patterns = operations
  .map((operation) => ({ operation, segments: segmentsOf(operation.path) }))
  .toSorted((a, b) => a.segments.filter(isParam).length - b.segments.filter(isParam).length);

export type Call = { method: string; pathname: string };

export type Match = { operation: Operation; params: readonly string[] };

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export function findOperation({ method, pathname }: Call): Match | undefined {
  const parts = segmentsOf(pathname);
  for (const { operation, segments } of patterns) {
    if (operation.method !== method || segments.length !== parts.length) continue;
    if (!segments.every((segment, index) => isParam(segment) || segment === parts[index])) continue;
    const params = parts.filter((_, index) => isParam(segments[index] ?? ''));
    return { operation, params: params.map(decode) };
  }
  return undefined;
}

/** Names a call that is not in the contract. Replaces long segments and those with numbers by `*`: they may be keys. */
export const unknownCall = ({ method, pathname }: Call): string =>
  `${method} ${pathname.replace(/[^/]{25,}|[^/]*\d{2,}[^/]*/g, '*')}`;
