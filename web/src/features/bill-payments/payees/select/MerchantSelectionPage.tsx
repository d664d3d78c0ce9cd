import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { MERCHANT_SELECTION, type Merchant } from '#contract/merchants';
import type { Payee } from '#contract/payees';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { Loading } from '#web/components/Loading.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { isWide } from '#web/components/wide.ts';
import { merchantsKey, useMerchants } from '#web/features/bill-payments/shared/payees/merchants.ts';
import { payeeStatus } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { PAYMENTS_HUB } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { countText } from '#web/lib/format/count-text.ts';
import { Companies } from './Companies';
import { find, findSaved, searchTextIn } from './find';
import { GroupButtons } from './GroupButtons';
import { ALL_GROUPS, groupsOf, inGroup } from './groups';
import { SavedServices } from './SavedServices';

/** Company picker, by name or category. */
export default function MerchantSelectionPage() {
  const { data, error, isFetching, refetch } = useMerchants('service');
  // Saved services appear above: waiting for them avoids a layout shift.
  const payees = usePayees('service');
  return (
    <Grid gap="5" templateColumns="minmax(0, 1fr)">
      <PageHead title="¿Qué servicio quieres pagar?" back={PAYMENTS_HUB} />
      {data && !payees.isPending ? (
        <Selection
          merchants={data}
          saved={(payees.data ?? []).filter((payee) => payeeStatus(payee).canPay)}
        />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <>
          <Loading />
          <Skeleton height="60px" borderRadius="control" />
          <Skeleton height="380px" borderRadius="card" />
        </>
      )}
    </Grid>
  );
}

/** Keeps the filters in the URL, so that they survive a back navigation. */
function useChoice() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const group = params.get('kind') ?? ALL_GROUPS;
  // Writes both parameters at once: two calls would overwrite each other.
  const write = (q: string, kind: string) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ q, kind })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    typed,
    type: setTyped,
    group,
    choose: (kind: string) => write(typed, kind),
    clear: () => {
      setTyped('');
      write('', ALL_GROUPS);
    },
    /** Writes the search to the URL; not at each key press, since browsers limit the rate of history changes. */
    writeSearch: () => write(typed, group),
  };
}

type SelectionProps = { merchants: readonly Merchant[]; saved: readonly Payee[] };

function Selection({ merchants, saved }: SelectionProps) {
  const choice = useChoice();
  const search = useRef<HTMLElement>(null);
  const isBack = useNavigationType() === 'POP';
  const term = searchTextIn(choice.typed);
  // On a phone the keyboard would hide the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount.
  useEffect(() => {
    if (isWide() && !isBack) search.current?.focus({ preventScroll: true });
  }, []);
  const clear = () => {
    choice.clear();
    search.current?.focus();
  };
  const count = find(inGroup(merchants, choice.group), term).length;
  const savedMatches = findSaved(inGroup(saved, choice.group), term);
  return (
    <>
      <form
        onBlur={choice.writeSearch}
        onSubmit={(event) => {
          event.preventDefault();
          choice.writeSearch();
        }}
      >
        <SearchField
          id="merchant-search"
          ref={(element) => {
            search.current = element;
          }}
          label="Busca por nombre o tipo"
          hint={`Desde ${MERCHANT_SELECTION} letras: luz, agua, el nombre de la compañía.`}
          value={choice.typed}
          onChange={choice.type}
        />
      </form>
      <GroupButtons groups={groupsOf(merchants)} chosen={choice.group} choose={choice.choose} />
      <VisuallyHidden role="status">
        {[
          ...(savedMatches.length > 0 ? [countText(savedMatches.length, 'guardado', 'guardados')] : []),
          count === 0 ? 'Ningún servicio' : countText(count, 'servicio', 'servicios'),
        ].join(', ')}
      </VisuallyHidden>
      <BrokenRowsNote list={merchantsKey('service')} counted={['servicio', 'servicios']} />
      <SavedServices services={savedMatches} search={term} />
      {(count > 0 || savedMatches.length === 0) && (
        <Companies merchants={merchants} search={term} group={choice.group} clear={clear} />
      )}
    </>
  );
}
