import { CANTO_SPARK, canto, logo } from './drawing';
import { type Html, html } from './html';

export const logoFigure: Html = html`<svg class="logo" viewBox="0 0 ${logo.size} ${logo.size}" aria-hidden="true"><path class="logo-beak" d="${logo.beak}"/><path class="logo-body" d="${logo.body}"/><path class="logo-wing" d="${logo.wing}"/></svg>`;

const STEP = 11;
const HEIGHT = 132;
const BAR = 5;

const bar = (height: number, index: number): Html => {
  const length = Math.max(BAR + 3, height * HEIGHT);
  return html`<rect class="${index === CANTO_SPARK ? 'canto-spark' : 'canto-bar'}" x="${index * STEP}" y="${(HEIGHT - length) / 2}" width="${BAR}" height="${length}" rx="${BAR / 2}"/>`;
};

export const cantoFigure: Html = html`<svg class="canto" viewBox="0 0 ${canto.length * STEP} ${HEIGHT}" width="${canto.length * STEP}" height="${HEIGHT}" aria-hidden="true">${canto.map(bar)}</svg>`;
