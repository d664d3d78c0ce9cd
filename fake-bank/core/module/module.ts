import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppRouter } from '@ts-rest/core';
import { createExpressEndpoints, type RequestValidationError } from '@ts-rest/express';
import { type Response, Router } from 'express';
import type { Attempt } from '../activity/activity';
import type { Clock } from '../calendar/clock';
import { checkedAnswer } from '../http/checked-answer';
import type { JobHandlers } from '../scheduling/scheduled-jobs';
import type { AnyCollection } from '../storage/collection';
import type { Transaction } from '../storage/transaction';
import { lazyRouter, type MountedRouter, prefixOf } from './mount-by-prefix';

/** What the routes of a domain may need of what puts the bank together. */
export type Services = {
  /** The real time, for what a bank's clock must not touch. */
  systemClock: Clock;
  /** Where the web client lives, without a final slash: `/banca`. */
  basePath: string;
  /** Ends every session of a customer. */
  endSessions: (bank: string, customer: string) => void;
};

/** Whom a situation is about, by customer key, and what the sandbox says of it. */
type FixtureSubject = { customer: string; now: number; given: Readonly<Record<string, string>> };

/** Brings about something that a domain owns: a service activated, a bill overdue. Refuses what it cannot find. */
export type Fixture = (tx: Transaction, about: FixtureSubject) => void;

/** What a domain brings to the bank: `modules.ts` lists them all, and everything else reads from there. */
export type BankModule = {
  /** Its endpoints, and what all of their paths begin with. */
  mount: (services: Services, options: MountOptions) => MountedRouter;
  collections: readonly AnyCollection[];
  /** What it does when the clock reaches it, by kind of jobs work. */
  jobs: JobHandlers;
  /** What is tried in the customer's name, by the contract's route: the activity log says so where it fails. */
  attempts: readonly (readonly [route: object, attempt: Attempt])[];
  /** By name: `recipients.account-taken`. */
  fixtures: Readonly<Record<string, Fixture>>;
};

/** What every endpoint is served with. */
export type MountOptions = {
  authenticate: (
    req: IncomingMessage & { tsRestRoute: object },
    res: ServerResponse,
    next: () => void,
  ) => void;
  answerInvalid: (error: RequestValidationError, req: unknown, res: Response) => void;
};

/** The handlers of a contract's router, one for each endpoint. */
type Handlers<Contract extends AppRouter> = Parameters<typeof createExpressEndpoints<Contract>>[1];

type ModuleDefinition<Contract extends AppRouter> = Partial<Omit<BankModule, 'mount' | 'attempts'>> & {
  contract: Contract;
  attempts?: Partial<Record<keyof Contract & string, Attempt>>;
  routes: (services: Services) => Handlers<Contract>;
};

const pathOf = (route: object): string => ('path' in route ? String(route.path) : '');

export const defineModule = <Contract extends AppRouter>({
  contract,
  routes,
  collections = [],
  jobs = {},
  fixtures = {},
  attempts = {},
}: ModuleDefinition<Contract>): BankModule => ({
  collections,
  jobs: jobs,
  fixtures: fixtures,
  attempts: Object.entries<Attempt | undefined>(attempts).flatMap(([name, attempt]) => {
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
