import { Text } from '@chakra-ui/react/text';
import type { Merchant } from '#contract/merchants';
import { Button } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { Section } from '#web/components/Section.tsx';
import { createServiceUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { byName, categoryOf, find } from './find';
import { inGroup } from './groups';
import { highlightMatch, LogoLinks } from './LogoLinks';

type CompaniesProps = {
  merchants: readonly Merchant[];
  search: string;
  group: string;
  clear: () => void;
};

const services = (count: number) => `${count} ${count === 1 ? 'servicio' : 'servicios'}`;

export function Companies({ merchants, search, group, clear }: CompaniesProps) {
  const matches = find(inGroup(merchants, group), search).toSorted(byName);
  const count = search === '' ? services(matches.length) : `${services(matches.length)} con “${search}”`;
  return (
    <Section
      title={search === '' ? 'Todos los servicios' : count}
      aside={
        search === '' && (
          <Text textStyle="body.sm" color="fg.subtle">{`${matches.length}, de la A a la Z`}</Text>
        )
      }
    >
      {matches.length === 0 ? (
        <EmptyState
          bird="not-found"
          title={`No encontramos “${search}”`}
          action={
            <Button variant="outline" size="sm" onClick={clear}>
              Ver todos los servicios
            </Button>
          }
        >
          Escribe el nombre como aparece en tu recibo, o busca por tipo: luz, agua, gas.
        </EmptyState>
      ) : (
        <PagedRows rows={matches} list={`${group} ${search}`} end="Ya viste todos.">
          {(rows) => (
            <LogoLinks
              links={rows.map((merchant) => ({
                key: merchant.merchantKey,
                to: createServiceUrl(merchant.merchantKey),
                company: merchant.name,
                title: highlightMatch(merchant.name, search),
                about: highlightMatch(categoryOf(merchant), search),
              }))}
            />
          )}
        </PagedRows>
      )}
    </Section>
  );
}
