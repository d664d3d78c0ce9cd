import type { FormEvent } from 'react';
import { Button } from '#web/components/Button.tsx';
import { BANK_WINDOW } from '../lib/bank-window';
import { CodeButton } from './CodeButton';
import { Pair } from './Control';

type OpenAsProps = { customer: string; label?: string; path?: string; variant?: 'solid' | 'outline' };

/** Waits until the window has left the client: a call that the new session ends would lead it elsewhere. */
async function submitToBlankWindow(event: FormEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  const opened = window.open('about:blank', BANK_WINDOW);
  while (opened?.location.pathname.startsWith('/')) await pause();
  form.submit();
}

/** No animation frame: the page is hidden once the window is in front of it. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Signs in by the bank's own form: only its answer can set the cookie of the session. */
export const OpenAs = ({
  customer,
  label = `Abrir como ${customer}`,
  path = '/',
  variant = 'outline',
}: OpenAsProps) => (
  <Pair>
    <form method="post" action="/login" target={BANK_WINDOW} onSubmit={submitToBlankWindow}>
      <input type="hidden" name="customer" value={customer} />
      <input type="hidden" name="continue" value={path} />
      <Button type="submit" size="sm" variant={variant}>
        {label}
      </Button>
    </form>
    <CodeButton
      label={label}
      call={(api) => api.createSession.mutate({ body: { customer, browser: true } })}
    />
  </Pair>
);
