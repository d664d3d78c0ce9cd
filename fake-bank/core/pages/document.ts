import { brand } from '#contract/brand';
import { type Html, html } from './html';

type Page = {
  title: string;
  lang?: 'en';
  assets: string;
  style: string;
  head?: Html;
  body: Html;
};

export const documentOf = ({ title, lang, assets, style, head = html``, body }: Page): string =>
  html`<!doctype html>
<html lang="${lang ?? 'es-MX'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brand.bank}</title>
<link rel="icon" href="${assets}/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assets}/brand.css">
<link rel="stylesheet" href="${assets}/${style}">
${head}
</head>
<body>
${body}
</body>
</html>`.text;
