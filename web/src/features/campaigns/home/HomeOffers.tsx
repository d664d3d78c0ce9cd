import { lazy, Suspense, useState } from 'react';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { useTokenType } from '#web/flow/signature/token-type.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { tabStorage } from '#web/lib/environment/storage.ts';
import { hasInteracted } from '#web/lib/page/interaction.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { offersKey, useOffers } from '../api';
import { OfferLine, type OfferLineProps } from './OfferLine';
import { offersState, shouldLoadCampaigns } from './offers-state';

/** Rarely shown. */
const HardTokenDialog = lazy(() => import('#web/flow/signature/HardTokenDialog.tsx'));

const isTokenDialogDismissed = (): boolean => tabStorage.getItem('hardTokenModal') === 'true';

/** Shows the dialog to activate the virtual token, otherwise the offers. */
export function HomeOffers() {
  const { user } = useAuth();
  const { type, error } = useTokenType();
  const [putOff, setPutOff] = useState(isTokenDialogDismissed);
  const [isAnswered, setAnswered] = useState(false);
  // Waits for the token type, to show only one of the two dialogs.
  if (!user || (type === undefined && !error)) return null;
  const showsTokenDialog = !putOff && (type === 'virtual' || !shouldLoadCampaigns(bankToday(), putOff));
  return showsTokenDialog ? (
    <Suspense>
      <HardTokenDialog
        onDismiss={() => {
          setPutOff(true);
          setAnswered(true);
        }}
      />
    </Suspense>
  ) : (
    // The answer to the token dialog does not count as interaction with the page.
    <Offers customer={user.key} isInUse={() => !isAnswered && hasInteracted()} />
  );
}

/** Offers of the customer. Hidden if they cannot be read. */
function Offers({ customer, isInUse }: Pick<OfferLineProps, 'customer' | 'isInUse'>) {
  const { state, offers } = offersState(useOffers(customer));
  return (
    state === 'fetched' &&
    offers.length > 0 && (
      <>
        <OfferLine customer={customer} offers={offers} isInUse={isInUse} />
        <BrokenRowsNote list={offersKey(customer)} counted={['oferta', 'ofertas']} />
      </>
    )
  );
}
