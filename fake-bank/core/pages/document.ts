import { brand } from '#contract/brand';
import { type Html, html } from './html';

type Page = {
  title: string;
  /** Spanish where it is not said. */
  lang?: 'en';
  /** Where the page's own files are served, beside the brand's: `/__bank/docs/assets`. */
  assets: string;
  /** The stylesheet of its own. */
  style: string;
  /** What else the head needs. */
  head?: Html;
  body: Html;
};

/** A whole page of the bank. */
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
