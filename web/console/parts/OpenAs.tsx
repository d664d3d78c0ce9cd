import { Button } from '#web/components/Button.tsx';
import { BANK_WINDOW, signInWindow } from '../lib/bank-window';
import { CodeButton } from './CodeButton';
import { Pair } from './Control';

type OpenAsProps = { customer: string; variant?: 'solid' | 'outline' };

export function OpenAs({ customer, variant = 'outline' }: OpenAsProps) {
  const label = `Abrir como ${customer}`;
  const open = () => {
    const bankWindow = window.open('about:blank', BANK_WINDOW);
    if (bankWindow) void signInWindow(bankWindow, customer, '/');
  };
  return (
    <Pair>
      <Button size="sm" variant={variant} onClick={open}>
        {label}
      </Button>
      <CodeButton
        label={label}
        call={(api) => api.createSession.mutate({ body: { customer, browser: true } })}
      />
    </Pair>
  );
}
