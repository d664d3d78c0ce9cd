import type { Request, RequestHandler } from 'express';
import { documentOf } from '#bank/core/pages/document';
import { logoFigure } from '#bank/core/pages/figures';
import { html } from '#bank/core/pages/html';
import { pageHeaders } from '#bank/core/pages/page-headers';
import type { Banks } from '#bank/core/tenants/banks';
import { brand } from '#contract/brand';
import { sandboxHeaders } from '#contract/sandbox';
import { type CookieNames, cookieOf } from '../http/cookies';
import { bankNamedBy } from '../http/hosts';

const lostBankPage = (bank: string, basePath: string): string =>
  documentOf({
    title: 'El banco de pruebas ya no existe',
    assets: '/login/assets',
    style: 'login.css',
    body: html`<main class="main"><div class="column">
<p class="mark">${logoFigure}<span>${brand.bank}</span></p>
<h1>El banco de pruebas ya no existe</h1>
<p class="note">Este navegador usaba el banco de pruebas ${bank}, que se borró o se perdió al reiniciar el servidor. Desde ahora usa el banco demo.</p>
<p class="links"><a href="${basePath}/">Abrir la banca</a> <a href="/__bank/scenarios">Escenarios</a></p>
</div></main>`,
  });

const opensPage = ({ method, path, headers }: Request): boolean =>
  method === 'GET' && !path.startsWith('/api/') && /\btext\/html\b/.test(headers.accept ?? '');

/** With the cookie of a deleted bank, calls get a 404, and pages a notice that leads to `demo`. */
export const reportLostBank =
  (banks: Banks, names: CookieNames, basePath: string): RequestHandler =>
  (req, res, next) => {
    const bank = cookieOf(req, names.bank);
    const isNamedFirst =
      req.get(sandboxHeaders.bank) !== undefined || bankNamedBy(req.headers.host) !== undefined;
    if (bank === undefined || isNamedFirst || !banks.isUnknown(bank) || !opensPage(req)) return next();
    pageHeaders(req, res, () => {
      res.clearCookie(names.bank, { path: '/' }).set('Cache-Control', 'no-store');
      res.status(404).type('html').send(lostBankPage(bank, basePath));
    });
  };
