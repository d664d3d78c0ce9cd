/** Simulates a bank's own sign-in page, to which the web client only redirects. */

import { documentOf } from '#bank/core/pages/document';
import { cantoFigure, logoFigure } from '#bank/core/pages/figures';
import { type Html, html } from '#bank/core/pages/html';
import { brand } from '#contract/brand';
import type { TokenType } from '#contract/customers';

export type LoginCustomer = {
  user: string;
  name: string;
  description: string;
  tokenType: TokenType;
  token: string;
};

export type LoginPage = {
  customers: readonly LoginCustomer[];
  continueTo: string;
  username: string;
  error: string | null;
};

const TOKENS: Record<TokenType, (value: string) => string> = {
  physical: (value) => `Token ${value}`,
  virtual: (value) => `Token virtual ${value}`,
  none: () => 'Sin token',
};

const initials = (name: string): string => {
  const names = name.split(' ');
  return `${names[0]?.[0] ?? ''}${names.length > 1 ? (names.at(-1)?.[0] ?? '') : ''}`;
};

const mark = html`<p class="mark">${logoFigure}<span>${brand.bank}</span></p>`;

const customerRow = ({ user, name, description, tokenType, token }: LoginCustomer): Html => html`
<li><button class="customer" type="submit" name="customer" value="${user}">
  <span class="avatar" aria-hidden="true">${initials(name)}</span>
  <span class="customer-text"><b>${name}</b><span>${description}</span><span class="token">${TOKENS[tokenType](token)}</span></span>
  <svg class="chevron" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 6 6 6-6 6"/></svg>
</button></li>`;

const errorNote = (error: string): Html => html`
<p class="error" role="alert" id="error"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 16.5v.1"/></svg><span>${error}</span></p>`;

const credentials = ({ continueTo, username, error }: LoginPage): Html => {
  const invalid = html`${error === null ? null : html` aria-invalid="true" aria-describedby="error"`}`;
  return html`
<form class="form" method="post" action="/login">
  <input type="hidden" name="continue" value="${continueTo}">
  ${error === null ? null : errorNote(error)}
  <div class="field"><label for="username">Usuario</label>
    <input id="username" name="username" value="${username}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="64" required${invalid}></div>
  <div class="field"><label for="password">Contraseña</label>
    <div class="password"><input id="password" name="password" type="password" autocomplete="current-password" maxlength="128" required${invalid}><button class="reveal" id="reveal" type="button" aria-controls="password" hidden>Mostrar</button></div></div>
  <button class="submit" type="submit">Entrar</button>
  <p class="note">Por seguridad, tu sesión termina después de 5 minutos sin actividad.</p>
</form>`;
};

const link = (href: string, text: string): Html => html`<a href="${href}">${text}</a>`;

const FEW = 4;

const list = (customers: readonly LoginCustomer[]): Html =>
  html`<ul class="customers">${customers.map(customerRow)}</ul>`;

const demoSection = ({ customers, continueTo }: LoginPage): Html => html`
<section class="demo" aria-labelledby="demo">
  <h2 id="demo">Clientes de demostración</h2>
  <p class="note">Elige uno para entrar sin contraseña. Con el formulario, la contraseña de todos es <code>demo</code>.</p>
  <form method="post" action="/login">
    <input type="hidden" name="continue" value="${continueTo}">
    ${list(customers.slice(0, FEW))}
    ${customers.length > FEW ? html`<details><summary><span>Ver a los otros ${customers.length - FEW}</span><span>Ver menos</span></summary>${list(customers.slice(FEW))}</details>` : null}
  </form>
  <p class="links">${link('/__bank/scenarios', 'Escenarios')} ${link('/__bank/docs', 'Documentación de la API')}</p>
</section>`;

const footer = html`
<footer class="links">
  ${link(brand.privacy, 'Privacidad')} ${link(brand.security, 'Seguridad')} ${link(brand.terms, 'Términos')}
  <p>Banco ficticio de código abierto. Ningún dato es real.</p>
</footer>`;

export const loginPage = (page: LoginPage): string =>
  documentOf({
    title: `${page.error === null ? '' : 'Error: '}Entra a tu banca`,
    assets: '/login/assets',
    style: 'login.css',
    head: html`<link rel="preload" href="/login/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>
<script src="/login/assets/login.js" defer></script>`,
    body: html`<div class="split">
<aside class="panel">
  ${mark}
  <div><p class="promise">Tu dinero,<br>claro y a la mano.</p><p class="promise-more">Consulta tus cuentas, transfiere y paga sin vueltas.</p></div>
  <div><p class="voices">Cenzontle: el ave de cuatrocientas voces.</p><div class="song">${cantoFigure}</div></div>
</aside>
<main class="main"><div class="column">
  <div class="mark-small">${mark}</div>
  <h1>Entra a tu banca</h1>
  ${credentials(page)}
  ${demoSection(page)}
  ${footer}
</div></main>
</div>`,
  });
