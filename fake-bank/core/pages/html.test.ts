import { expect, it } from 'vitest';
import { html } from './html';

it.each([
  [
    'text',
    html`<p>${'<script>alert("1")</script>'}</p>`,
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</p>',
  ],
  ['an attribute', html`<a title="${`" onclick='x'&`}">`, '<a title="&quot; onclick=&#39;x&#39;&amp;">'],
  ['nested HTML once', html`<p>${html`<b>${'&'}</b>`}</p>`, '<p><b>&amp;</b></p>'],
  [
    'a list',
    html`<ul>${['a', '<b>'].map((item) => html`<li>${item}</li>`)}</ul>`,
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  ],
  ['numbers and null', html`${0}${null}`, '0'],
])('escapes %s', (_, markup, expected) => {
  expect(markup.text).toBe(expected);
});
