// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { setCurrentPage } from './current-page';
import { track } from './data-layer';
import { stepTitle, stepTitles } from './steps';
import { trackError } from './track-error';

describe('analytics', () => {
  beforeEach(() => {
    delete window.dataLayer;
  });

  it('appends events to the data layer in order', () => {
    track({ event: 'page_view', page: '/account-summary' });
    track({ event: 'error', page: '/account-summary', step: 'Error', code: '0000' });
    expect(window.dataLayer?.map(({ event }) => event)).toEqual(['page_view', 'error']);
  });

  it('records errors with the pattern of the page, or * before the first page', () => {
    trackError('0000');
    setCurrentPage('/account-summary/details/chequing/:key');
    trackError('');
    expect(window.dataLayer).toEqual([
      { event: 'error', page: '*', step: 'Error', code: '0000' },
      { event: 'error', page: '/account-summary/details/chequing/:key', step: 'Error' },
    ]);
  });

  it.each([
    [undefined, 'Capturar datos'],
    ['confirm', 'Revisar y confirmar'],
    ['receipt', 'Éxito'],
    ['token-verification', 'token-verification'],
    ['60412345678', undefined],
  ])('the title of the step %s is %s', (step, title) => expect(stepTitle(step)).toBe(title));

  it('has a title for errors', () => expect(stepTitles.error).toBe('Error'));
});
