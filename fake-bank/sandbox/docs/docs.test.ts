import type { AppRoute } from '@ts-rest/core';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { brand } from '#contract/brand';
import { catalogue } from '#contract/errors';
import { contract } from '#contract/index';
import { sandbox } from '#contract/sandbox';
import { openApi } from './openapi';
import { docsPage } from './page';
import { docsRoutes } from './routes';

const doc = await openApi('cenzontle-session-4321');
const page = docsPage(doc);
const http = request(express().use(docsRoutes('cenzontle-session-4321')));

const routes = [...Object.values(contract), sandbox].flatMap((router) => Object.values<AppRoute>(router));

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const operation = (route: AppRoute) =>
  doc.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[METHODS[route.method]];

describe('the OpenAPI document', () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'contains %s',
    (_, route) => {
      expect(operation(route)?.summary).toBe(route.summary);
    },
  );

  it('lists each code under its HTTP status, with an example', () => {
    const execute = operation(contract.transfers.execute)?.responses;
    expect(execute['422'].content['application/json'].examples['2185'].$ref).toBe(
      '#/components/examples/2185',
    );
    expect(doc.components?.examples?.['2185']).toMatchObject({
      value: { notifications: [{ code: '2185' }] },
    });
    expect(execute['404'].description).toContain('CZ_NOT_FOUND');
    const examples = routes.flatMap((route) => {
      const responses = operation(route)?.responses;
      return Object.keys(responses).flatMap((status) =>
        Object.keys(responses[status].content?.['application/json']?.examples ?? {}).map(
          (code) => `${status} ${code}`,
        ),
      );
    });
    const errors = catalogue.filter(({ status }) => status >= 400);
    expect(new Set(examples)).toEqual(new Set(errors.map(({ code, status }) => `${status} ${code}`)));
  });

  it.each<[string, AppRoute, string, string]>([
    ['a third-party transfer', contract.thirdParties.execute, '422', '2083'],
    ['a third-party transfer', contract.thirdParties.validate, '422', 'CZ_INSUFFICIENT_FUNDS'],
    ['a signature', contract.signatures.sign, '410', 'E_500BAASMXSIGN_005'],
    ['a signature', contract.signatures.initiate, '423', 'E_500BAASMXSIGN_007'],
    ['a recipient', contract.recipients.create, '409', 'E_BAASMXTREC_014'],
    ['a limit', contract.limits.change, '500', 'BAAS_CUSTLIMIT_001'],
    ['a direct debit', contract.preauthorizedPayments.validate, '403', 'CZ_OTHER_CUSTOMER'],
    ['a direct debit', contract.preauthorizedPayments.confirm, '409', 'E_BAASMXERR_-10'],
    ['a fund', contract.investmentFunds.get, '409', 'SIBUR'],
    ['a fund', contract.investmentFunds.execute, '422', '3073'],
    ['an investment', contract.investmentProducts.execute, '422', '2185'],
    ['a saving program', contract.savingPrograms.create, '422', '2082'],
    ['a saving program', contract.savingPrograms.validate, '422', 'CZ_NOT_ENTITLED'],
    ['a tax', contract.taxes.pay, '422', 'E_BFFWEBPYMT_053'],
  ])('lists an expected code of %s: case %#', (_, route, status, code) => {
    expect(operation(route)?.responses[status]?.content['application/json'].examples).toHaveProperty(code);
  });

  it('declares PDF responses', () => {
    const content = operation(contract.transfers.receipt)?.responses['200'].content;
    expect(Object.keys(content)).toEqual(['application/json', 'application/pdf']);
    const statement = operation(contract.statements.document)?.responses['200'].content;
    expect(Object.keys(statement)).toEqual(['application/json', 'application/pdf', 'application/xml']);
  });

  it('requires the anti-forgery value for mutations, not for reads', () => {
    const parametersOf = (route: AppRoute) => JSON.stringify(operation(route)?.parameters);
    expect(parametersOf(contract.transfers.execute)).toContain('x-xsrf-token');
    expect(parametersOf(contract.summary.get)).not.toContain('x-xsrf-token');
  });

  it('accepts the sign-in cookie only to open a session', () => {
    const routesWithCookie = routes.filter((route) =>
      JSON.stringify(operation(route)?.security).includes('signInCookie'),
    );
    expect(routesWithCookie).toEqual([contract.session.initSession]);
  });

  it('is served as JSON', async () => {
    const { body } = await http.get('/__bank/openapi.json').expect(200).expect('Content-Type', /json/);
    expect(body).toEqual(JSON.parse(JSON.stringify(doc)));
  });
});

describe('the documentation page', () => {
  it('contains every endpoint, no inline code and no script', () => {
    const missing = Object.keys(doc.paths).filter(
      (path) => !page.includes(`<span class="path">${path}</span>`),
    );
    expect(missing).toEqual([]);
    expect(page).not.toMatch(/<script|<style|\sstyle=/);
  });

  it('is in English except for texts that customers read', () => {
    expect(page).toContain('<html lang="en">');
    const values = /&quot;.*?&quot;/g;
    const bankText = page
      .replace(/<span lang="es-MX">[^<]*<\/span>/g, '')
      .replace(values, '')
      .replaceAll(brand.bank, '');
    expect(bankText.match(/[^>]*[áéíóúñ¿¡][^<]*/g)).toBeNull();
    expect(bankText).not.toMatch(/\b(?:Campo|Cuerpo|Tipo|Obligatorio|Transferencias|Cuentas|Firmas)\b/);
  });

  it('contains the fields of requests and responses', () => {
    expect(page).toContain('<code>amount.currency_code</code>');
    expect(page).toContain('<code>data[].postedDate</code>');
  });

  it('is served with its style sheets', async () => {
    await http
      .get('/__bank/docs')
      .expect(200)
      .expect('Content-Security-Policy', /default-src 'none'/);
    for (const file of ['docs.css', 'brand.css']) await http.get(`/__bank/docs/assets/${file}`).expect(200);
  });
});
