// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseTheme, readTheme } from './theme';

describe('theme', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [null, 'system'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', 'system'],
  ])('reads stored %s as %s', (storedTheme, theme) => {
    if (storedTheme) localStorage.setItem('theme', storedTheme);
    expect(readTheme()).toBe(theme);
  });

  it('applies and stores the chosen theme', () => {
    chooseTheme('dark');
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(readTheme()).toBe('dark');
    chooseTheme('light');
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    chooseTheme('system');
    expect(localStorage.getItem('theme')).toBeNull();
  });
});
