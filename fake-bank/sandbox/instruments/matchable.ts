import type { AppRoute } from '@ts-rest/core';
import { fieldError } from '#bank/core/errors/domain-error';
import type { FaultRule } from '#contract/domain/fault-rule';
import { contract } from '#contract/index';
import { overlaps } from './path-pattern';

const routes = Object.values(contract).flatMap((router) => Object.values<AppRoute>(router));

const methodsOf = (found: readonly AppRoute[]): string[] =>
  [...new Set(found.map(({ method }) => method))].sort();

/** Rejects method and path that no endpoint has. */
export function checkMatchable({ method, path }: NonNullable<FaultRule['match']> = {}): void {
  const atPath = path === undefined ? routes : routes.filter((route) => overlaps(path, route.path));
  if (atPath.length === 0)
    throw fieldError(
      'match.path',
      'Ninguna operación tiene esa ruta. Escribe su final, con alguna parte fija y sin parámetros: ' +
        '/execute, /accounts/ana-nomina. Las rutas están en /__bank/docs.',
    );
  const methods = methodsOf(atPath);
  if (method !== undefined && !methods.includes(method.toUpperCase()))
    throw fieldError('match.method', `Usa uno de estos valores: ${methods.join(', ')}.`);
}
