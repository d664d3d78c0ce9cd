import { Button } from '#web/components/Button.tsx';
import { BANK_WINDOW } from '../lib/bank-window';
import { CodeButton } from './CodeButton';
import { Pair } from './Control';

type OpenAsProps = { customer: string; label?: string; path?: string; variant?: 'solid' | 'outline' };

/** Signs in by the bank's own form: only its answer can set the cookie of the session. */
export const OpenAs = ({
  customer,
  label = `Abrir como ${customer}`,
  path = '/',
  variant = 'outline',
}: OpenAsProps) => (
  <Pair>
    <form method="post" action="/login" target={BANK_WINDOW}>
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
