import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppRouter } from '@ts-rest/core';
import { createExpressEndpoints, type RequestValidationError } from '@ts-rest/express';
import { type Response, Router } from 'express';
import type { RejectableAttempt } from '../activity/activity';
import type { Clock } from '../calendar/clock';
import type { Fixture } from '../fixtures/fixture';
import { checkedAnswer } from '../http/checked-answer';
import type { JobHandlers } from '../scheduling/scheduled-jobs';
import type { AnyCollection } from '../storage/collection';
import { lazyRouter, type MountedRouter, prefixOf } from './mount-by-prefix';

export type Services = {
  systemClock: Clock;
  basePath: string;
  endSessions: (bank: string, customer: string) => void;
};

type Fixtures = Readonly<Record<string, Fixture>>;

/** Everything a domain contributes to the bank; `modules.ts` lists all of them. */
export type BankModule<ModuleFixtures extends Fixtures = Fixtures> = {
  mount: (services: Services, options: MountOptions) => MountedRouter;
  collections: readonly AnyCollection[];
  jobs: JobHandlers;
  /** Failed calls of these routes are written to the activity log. */
  attempts: readonly (readonly [route: object, attempt: RejectableAttempt])[];
  /** By name: `recipients.account-taken`. */
  fixtures?: ModuleFixtures;
};

export type MountOptions = {
  authenticate: (
    req: IncomingMessage & { tsRestRoute: object },
    res: ServerResponse,
    next: () => void,
  ) => void;
  answerInvalid: (error: RequestValidationError, req: unknown, res: Response) => void;
};

type Handlers<Contract extends AppRouter> = Parameters<typeof createExpressEndpoints<Contract>>[1];

type ModuleDefinition<Contract extends AppRouter, ModuleFixtures extends Fixtures> = Partial<
  Omit<BankModule<ModuleFixtures>, 'mount' | 'attempts'>
> & {
  contract: Contract;
  attempts?: Partial<Record<keyof Contract & string, RejectableAttempt>>;
  routes: (services: Services) => Handlers<Contract>;
};

const pathOf = (route: object): string => ('path' in route ? String(route.path) : '');

export const defineModule = <
  Contract extends AppRouter,
  ModuleFixtures extends Fixtures = Record<never, never>,
>({
  contract,
  routes,
  collections = [],
  jobs = {},
  fixtures,
  attempts = {},
}: ModuleDefinition<Contract, ModuleFixtures>): BankModule<ModuleFixtures> => ({
  collections,
  jobs,
  ...(fixtures && { fixtures }),
  attempts: Object.entries<RejectableAttempt | undefined>(attempts).flatMap(([name, attempt]) => {
    const route = contract[name];
    return route && attempt ? [[route, attempt] as const] : [];
  }),
  mount: (services, { authenticate, answerInvalid }) => {
    const build = () => {
      const router = Router();
      createExpressEndpoints(contract, routes(services), router, {
        requestValidationErrorHandler: answerInvalid,
        globalMiddleware: [authenticate, checkedAnswer],
      });
      return router;
    };
    return [prefixOf(Object.values(contract).map(pathOf)), lazyRouter(build)];
  },
});
