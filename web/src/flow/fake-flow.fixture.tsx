import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, vi } from 'vitest';
import { DraftField } from '../components/forms/DraftField';
import { TextField } from '../components/forms/TextField';
import { Theme } from '../components/theme/Theme';
import { ApiError } from '../lib/api/api-error';
import { discardDraft } from './drafts';
import { FlowPage } from './FlowPage';
import { defineFlow, type FieldsProps } from './flow';
import type { ExecutedOrder } from './submission/executed-order';
import type { SignatureProps, SignatureRequest } from './submission/signature-request';

export type FakeDraft = { amount: string; concept: string };
type FakeForm = {
  draft: FakeDraft;
  setup: { nonce: string };
  quote: { fee: string; status?: SignatureRequest['status']; key: string };
  receipt: { folio: string };
};

export const rejection = (code: string, status: number, field?: string) =>
  new ApiError({
    path: '/api/toy',
    status,
    statusText: '',
    traceId: 'trace-1',
    code,
    field,
    notifications: [{ code, category: 'ERROR', description: `Motivo ${code}`, ...(field && { field }) }],
  });

export const fakeFlowBank = () => ({
  setup: vi.fn(async (): Promise<FakeForm['setup']> => ({ nonce: 'N1' })),
  submit: vi.fn(
    async (_: FakeDraft): Promise<FakeForm['quote'] | ExecutedOrder<FakeForm['receipt']>> => ({
      fee: '5.80',
      key: 'q',
    }),
  ),
  execute: vi.fn(
    async (
      _draft: FakeDraft,
      _setup: FakeForm['setup'],
    ): Promise<FakeForm['receipt'] | SignatureRequest> => ({
      folio: 'F1',
    }),
  ),
  lookUp: vi.fn(async (): Promise<FakeForm['receipt'] | null> => null),
  load: vi.fn(async (key: string): Promise<FakeForm['receipt'] | null> => ({ folio: key })),
});
type FakeFlowBank = ReturnType<typeof fakeFlowBank>;

const Amount = ({ form }: FieldsProps<FakeForm>) => (
  <DraftField form={form} name="amount">
    {(field) => <TextField {...field} label="Importe" max={10} />}
  </DraftField>
);
const Concept = ({ form }: FieldsProps<FakeForm>) => (
  <DraftField form={form} name="concept">
    {(field) => <TextField {...field} label="Concepto" max={40} />}
  </DraftField>
);
const AmountAndConcept = (props: FieldsProps<FakeForm>) => (
  <>
    <Amount {...props} />
    <Concept {...props} />
  </>
);

export const fakeInputs = (bank: FakeFlowBank) => ({
  amountAndConcept: {
    slug: '',
    label: 'Captura los datos',
    fields: [
      ['amount', 'amount'],
      ['amount', 'amount.amount'],
      ['concept', 'message'],
    ] as const,
    check: ({ amount }: FakeDraft) => (amount === '' ? { amount: 'Escribe un importe' } : {}),
    Fields: AmountAndConcept,
    submit: bank.submit,
  },
  amount: {
    slug: '',
    label: 'Importe',
    fields: [['amount', 'amount.amount']] as const,
    check: () => ({}),
    Fields: Amount,
    submit: bank.submit,
  },
  concept: {
    slug: 'details',
    label: 'Detalles',
    fields: [['concept', 'message']] as const,
    check: () => ({}),
    Fields: Concept,
    submit: bank.submit,
  },
});

export const fakeFlow = (bank: FakeFlowBank, base = '/toy') =>
  defineFlow<FakeForm>({
    base,
    title: 'Operación de prueba',
    parent: { to: '/hub', label: 'Inicio' },
    setup: bank.setup,
    defaults: (_, query) => ({ amount: query.get('amount') ?? '', concept: '' }),
    inputs: [fakeInputs(bank).amountAndConcept],
    summary: ({ amount, concept }, _, { fee }) => ({
      lead: 'Vas a mover',
      headline: { label: 'Importe', value: <b>{`$${amount}`}</b>, field: 'amount' },
      to: 'a otra cuenta',
      rows: [
        { label: 'Concepto', value: concept, field: 'concept' },
        { label: 'Comisión', value: fee },
      ],
      note: 'Se aplica hoy.',
      button: 'Mover $10.00 MXN',
    }),
    signature: { input: null, confirm: null },
    execute: bank.execute,
    lookUp: bank.lookUp,
    receipt: {
      key: ({ folio }) => folio,
      load: bank.load,
      pdf: () => null,
      view: ({ folio }) => ({
        heading: 'Operación hecha',
        at: '23 nov 2026, 09:30 horas',
        status: { label: 'Aplicada', tone: 'success' },
        lead: 'Moviste',
        headline: <b>$10.00 MXN</b>,
        to: 'a otra cuenta',
        folio,
        shared: { text: `Folio ${folio}` },
        rows: [],
        next: 'Ya puedes usarlo.',
      }),
      repeatLabel: 'Hacer otra',
    },
    unchanged: 'No se movió nada.',
    history: { to: '/history', label: 'Ir a mi historial' },
    invalidates: [['summary']],
  });

export const FakeSignature = ({ request, onSigned, onCancel }: SignatureProps) => (
  <>
    <p>Firma {request.key}</p>
    <button type="button" onClick={onSigned}>
      Firmar
    </button>
    <button type="button" onClick={onCancel}>
      No firmar
    </button>
  </>
);

const TOY = '/toy';

type Browser = { url: () => string; go: (to: number | string) => void };

function Probe({ browser }: { browser: Browser }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    browser.url = () => pathname + search;
    browser.go = (to) => (typeof to === 'number' ? navigate(to) : navigate(to));
  });
  return null;
}

export function open(page: ReactNode, url: string) {
  // Drafts of earlier tests are still in memory.
  for (const base of [TOY, new URL(url, location.origin).pathname]) discardDraft(base);
  const browser: Browser = { url: () => '', go: () => {} };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const invalidated = vi.spyOn(queries, 'invalidateQueries');
  render(
    <Theme>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={['/before', url]} initialIndex={1}>
          <Probe browser={browser} />
          {page}
        </MemoryRouter>
      </QueryClientProvider>
    </Theme>,
  );
  return { browser, invalidated, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

export const openFakeFlow = (url = '/toy', bank = fakeFlowBank()) => ({
  bank,
  ...open(<FlowPage flow={fakeFlow(bank)} />, url),
});

export const field = async (label: string) => {
  const input = await screen.findByLabelText(label);
  return input instanceof HTMLInputElement ? input : expect.fail(`${label} is not an input`);
};
export const button = (name: string) => screen.findByRole('button', { name });

export async function fillForm(user: UserEvent) {
  await user.type(await field('Importe'), '10');
  await user.type(await field('Concepto'), 'renta');
  await user.click(await button('Continuar'));
  return button('Mover $10.00 MXN');
}
