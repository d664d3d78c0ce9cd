import { expect, it } from 'vitest';
import { breakpoints } from './breakpoints';

it('are four: a phone, a tablet from 767 px on, a desktop, and where the page grows no wider', () => {
  expect(breakpoints).toEqual({ sm: 480, md: 767, lg: 1024, xl: 4000 });
});
