import * as z from 'zod/mini';
import { noBody } from './bank-snapshots';
import { c } from './domain/router';
import { ArrangedScenario, Scenario } from './domain/scenario';
import { Situation, SituationRequest } from './domain/situation';
import { Story } from './domain/story';

/** Endpoints of scenarios, stories and fixtures. */
export const scenarioEndpoints = {
  scenarios: {
    method: 'GET',
    path: '/scenarios',
    responses: { 200: z.object({ data: z.array(Scenario) }) },
    summary: 'Lists the scenarios, by the error code that the customer sees',
  },
  arrangeScenario: {
    method: 'POST',
    path: '/scenarios/:id',
    body: noBody,
    responses: { 200: ArrangedScenario },
    summary: 'Prepares a scenario; returns its steps and the expected text',
  },
  stories: {
    method: 'GET',
    path: '/stories',
    responses: { 200: z.object({ basePath: z.string(), data: z.array(Story) }) },
    summary: 'Lists the stories for presenters, with what to say, open, do and expect at each step',
  },
  situations: {
    method: 'GET',
    path: '/situations',
    query: z.strictObject({ customer: z.optional(z.string()) }),
    responses: { 200: z.object({ data: z.array(Situation) }) },
    summary: 'Lists the fixtures, which create states for a customer, with their parameters',
  },
  applyFixture: {
    method: 'POST',
    path: '/situations',
    body: SituationRequest,
    responses: { 204: c.noBody() },
    summary: 'Creates a state for a customer',
  },
} as const;
