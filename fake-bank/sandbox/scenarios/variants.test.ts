import { expect, test } from 'vitest';
import { groups, scenarios } from './scenarios';
import { byScreen, titleOf } from './variants';

test('every scenario is listed, and the rows of a group differ', () => {
  const rows = groups.flatMap((group) => byScreen(group.scenarios));
  expect(
    rows
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(scenarios.map(({ id }) => id).toSorted());
  expect(rows.length).toBeLessThan(scenarios.length);
  for (const [first, ...others] of rows)
    for (const other of others) expect(other.expect).toEqual(first.expect);
});

test('the title of a row with several codes contains none of these codes', () => {
  for (const row of groups.flatMap((group) => byScreen(group.scenarios)).filter(({ length }) => length > 1))
    expect(titleOf(row)).not.toContain(row[0].code);
});
