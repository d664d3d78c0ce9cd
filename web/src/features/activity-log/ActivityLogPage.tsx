import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { useSearchParams } from 'react-router';
import { brand } from '#contract/brand';
import { PageHead } from '#web/components/PageHead.tsx';
import { formatPhone } from '#web/lib/format/numbers.ts';
import { countOf, toSearchParams } from '#web/patterns/history/filters.ts';
import { HistoryFilters } from '#web/patterns/history/HistoryFilters.tsx';
import { checkPeriod, type Period, periodOf } from '#web/patterns/history/period.ts';
import { ActivityList } from './ActivityList';
import { DayFields } from './DayFields';

const filters = { read: periodOf, check: checkPeriod, Fields: DayFields };

export default function ActivityLogPage() {
  const [address, setAddress] = useSearchParams();
  const period = periodOf(address);
  const search = toSearchParams(period).toString();
  const apply = (newPeriod: Period) => {
    setAddress(toSearchParams(newPeriod));
    // The pressed button disappears (on a phone the filters collapse), so the focus moves to the heading.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead title="Registro de actividad" />
      <Text color="fg.muted" mt="2">
        Lo que se hizo con tu usuario, y lo que se intentó. Si algo no lo hiciste tú, llama de inmediato al{' '}
        <Phone />
        <span>.</span>
      </Text>
      <HistoryFilters key={search} source={filters} filters={period} onApply={apply} />
      <ActivityList
        key={`list ${search}`}
        period={period}
        onClear={countOf(period) > 0 ? () => apply(periodOf(new URLSearchParams())) : undefined}
      />
    </>
  );
}

const Phone = () => (
  <Link href={`tel:+52${brand.phone}`} fontWeight="600" whiteSpace="nowrap">
    {formatPhone(brand.phone)}
  </Link>
);
