import { expect, it } from 'vitest';
import { breakpoints } from './breakpoints';

it('the breakpoints are phone, tablet from 767 px, desktop and maximum page width', () => {
  expect(breakpoints).toEqual({ sm: 480, md: 767, lg: 1024, xl: 4000 });
});
