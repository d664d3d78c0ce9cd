// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalLink } from './Link';
import { Theme } from './theme/Theme';

test.each([
  ['https://www.banxico.org.mx/cep/', 1],
  ['http://localhost:4000/cep/x', 1],
  ['/cep/x', 1],
  ['javascript:alert(1)', 0],
  ['data:text/html,<b>x</b>', 0],
  [' JavaScript:alert(1)', 0],
  ['whatsapp://send', 0],
  ['https://', 0],
])('for the href %s the component renders %i links', (href, count) => {
  render(<ExternalLink href={href}>Consulta tu CEP</ExternalLink>, { wrapper: Theme });
  expect(screen.queryAllByRole('link', { name: /Consulta tu CEP/ })).toHaveLength(count);
});
