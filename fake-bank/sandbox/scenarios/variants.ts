import type { Scenario } from './scenario';

/** Situations that begin, go on and look the same, whatever code they are about. */
export type ScenarioVariants = readonly [Scenario, ...Scenario[]];

const screenOf = ({ customer, deepLink, steps, expect }: Scenario): string =>
  JSON.stringify([
    customer,
    deepLink,
    steps,
    expect.heading,
    expect.message,
    expect.shownAs,
    expect.moneyMoved,
  ]);

/** Those of a group by what is seen, in the order of the first of each. */
export function byScreen(scenarios: readonly Scenario[]): ScenarioVariants[] {
  const screens = new Map<string, ScenarioVariants>();
  for (const scenario of scenarios) {
    const screen = screenOf(scenario);
    const alike = screens.get(screen);
    screens.set(screen, alike ? [...alike, scenario] : [scenario]);
  }
  return [...screens.values()];
}

/** What is said of all of them: the first's title, without its code where they have several. */
export const titleOf = ([first, ...others]: ScenarioVariants): string =>
  others.length === 0 ? first.title : first.title.replace(` con ${first.code}`, '');
