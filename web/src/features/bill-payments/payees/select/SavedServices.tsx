import { useState } from 'react';
import type { Payee } from '#contract/payees';
import { Button } from '#web/components/Button.tsx';
import { Section } from '#web/components/Section.tsx';
import { payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { numberEnding } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { highlightMatch, LogoLinks } from './LogoLinks';

const MAX_SERVICES = 6;

/** Saved services link to their payment. */
export function SavedServices({ services, search }: { services: readonly Payee[]; search: string }) {
  const [whole, setWhole] = useState(false);
  if (services.length === 0) return null;
  return (
    <Section
      title="Ya los tienes guardados"
      aside={
        services.length > MAX_SERVICES && (
          <Button variant="ghost" size="sm" my="-10px" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Ver solo los primeros' : `Ver los ${services.length}`}
          </Button>
        )
      }
    >
      <LogoLinks
        links={services.slice(0, whole ? services.length : MAX_SERVICES).map((payee) => ({
          key: payee.key,
          to: payUrl(payee),
          company: payee.merchantName,
          title: highlightMatch(payee.nickname, search),
          about: (
            <>
              <span>{highlightMatch(payee.merchantName, search)}</span>{' '}
              <span translate="no">{numberEnding(payee)}</span>
            </>
          ),
        }))}
      />
    </Section>
  );
}
