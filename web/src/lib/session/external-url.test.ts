import { describe, expect, it } from 'vitest';
import { externalUrlOf } from './external-url';

describe('the external URL in the state', () => {
  it.each([
    [{ externalUrl: 'https://example.com/x' }, 'https://example.com/x'],
    [{ externalUrl: 'javascript:alert(1)' }, undefined],
    [{ externalUrl: '//example.com' }, undefined],
    [{ externalUrl: 'https://evil.example/x' }, undefined],
    [{ externalUrl: 'https://example.com@evil.example' }, undefined],
    [
      { externalUrl: 'https://test.example.com/cenzontle/anterior' },
      'https://test.example.com/cenzontle/anterior',
    ],
    [{ externalUrl: 7 }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('%o is %s', (state, url) => expect(externalUrlOf(state)).toBe(url));
});
