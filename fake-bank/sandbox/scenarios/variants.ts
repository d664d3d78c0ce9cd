import type { Scenario } from './scenario';

/** Scenarios with the same steps and result, for different codes. */
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

/** Groups by screen, in order of first appearance. */
export function byScreen(scenarios: readonly Scenario[]): ScenarioVariants[] {
  const screens = new Map<string, ScenarioVariants>();
  for (const scenario of scenarios) {
    const screen = screenOf(scenario);
    const knownVariants = screens.get(screen);
    screens.set(screen, knownVariants ? [...knownVariants, scenario] : [scenario]);
  }
  return [...screens.values()];
}

/** Returns the first title, without its code if there are several scenarios. */
export const titleOf = ([first, ...others]: ScenarioVariants): string =>
  others.length === 0 ? first.title : first.title.replace(` con ${first.code}`, '');
