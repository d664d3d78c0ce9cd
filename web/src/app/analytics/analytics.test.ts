// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { track } from './data-layer';
import { pageOf } from './page-of';
import { stepTitle, stepTitles } from './steps';

describe('analytics', () => {
  beforeEach(() => {
    delete window.dataLayer;
  });

  it('fills the data layer of the page, in order', () => {
    track({ event: 'page_view', page: '/account-summary' });
    track({ event: 'error', page: '/account-summary', step: 'Error', code: '0000' });
    expect(window.dataLayer?.map(({ event }) => event)).toEqual(['page_view', 'error']);
  });

  it.each([
    ['/account-summary/details/chequing/ana-nomina', '/account-summary/details/chequing/:key'],
    // Routes are found in any case.
    ['/Account-Summary/Details/chequing/ana-nomina', '/Account-Summary/Details/chequing/:key'],
    ['/account-summary', '/account-summary'],
    ['/hubs/transfers', '/hubs/transfers'],
  ])('knows %s as %s', (path, page) => expect(pageOf(path)).toBe(page));

  it.each([
    [undefined, 'Capturar datos'],
    ['confirm', 'Revisar y confirmar'],
    ['receipt', 'Éxito'],
    ['token-verification', 'token-verification'],
    ['60412345678', undefined],
  ])('calls the step %s %s', (step, title) => expect(stepTitle(step)).toBe(title));

  it('has a title for the failure', () => expect(stepTitles.error).toBe('Error'));
});
