import { BarFigure } from '#web/flow/money-form/BarFigure.tsx';
import { shortDate } from '#web/lib/format/dates.ts';
import type { Offer } from './offers';
import { type Draft, selectedOfferOf } from './order';

type ReceivesBarProps = { draft: Draft; offers: readonly Offer[] };

export function ReceivesBar({ draft, offers }: ReceivesBarProps) {
  const offer = selectedOfferOf(draft, offers);
  if (!offer?.outcome) return null;
  const { maturityDate, outcome } = offer;
  const until = outcome.payments.length > 1 ? 'hasta el' : 'el';
  return <BarFigure label={`Recibes ${until} ${shortDate(maturityDate)}`} amount={outcome.receives} />;
}
