import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { customersQuery } from '../lib/queries';
import { Pair } from '../parts/Control';

/** Renders nothing until the story has created its customer. */
export function CustomerToken({ customer }: { customer: string }) {
  const { data } = useQuery(customersQuery);
  const demoCustomer = data?.data.find((each) => each.customer === customer);
  if (demoCustomer === undefined) return null;
  const { name, token, tokenType } = demoCustomer;
  return (
    <Pair>
      <span translate="no">{tokenType === 'none' ? name : `${name} · token ${token}`}</span>
      {tokenType !== 'none' && <CopyButton text={token} label={`Copiar el token de ${customer}`} />}
    </Pair>
  );
}
