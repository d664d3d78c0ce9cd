import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, type BankDate } from '#contract/domain/dates';
import { AvatarCircle } from '#web/components/avatars/AvatarCircle.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { selectData } from '#web/lib/api/client.ts';
import { statementsApi } from '#web/lib/api/clients/statements.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { formatMonth } from '#web/lib/format/dates.ts';
import { Failed } from './Compact';

const NEW_DAYS = 45;

export function NewestStatement({ today }: { today: BankDate }) {
  const { data, error, refetch, isFetching } = statementsApi.list.useQuery({
    queryKey: queryKeys.statements('ACCOUNT', 'newest'),
    queryData: { query: { statement_type: 'ACCOUNT' } },
    select: selectData,
  });
  if (error && !data)
    return <Failed what="tus estados de cuenta" onRetry={() => void refetch()} retrying={isFetching} />;
  const [newest] = data ?? [];
  if (!newest || newest.endDate < addDays(today, -NEW_DAYS)) return null;
  const [month = ''] = formatMonth(newest.endDate).split(' ');
  const { key, description, displayId } = newest.account;
  return (
    <Card.Root overflow="hidden">
      <Row to={`/settings/statements/account?${new URLSearchParams({ account: key })}`}>
        <AvatarCircle aria-hidden="true" tint="laguna">
          <Icon as={FileText} />
        </AvatarCircle>
        <span>
          <b>Nuevo estado de cuenta</b>
          <small>
            <span>{`${month}, ${description}`}</span> <i translate="no">{displayId}</i>
          </small>
        </span>
        <Icon as={ChevronRight} />
      </Row>
    </Card.Root>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '72px',
    ps: { base: '4', md: '5' },
    pe: '3',
    py: '3',
    color: 'inherit',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-4px' },
    '& > span:nth-of-type(2)': { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
    '& b, & small': { display: 'block' },
    '& b': { fontWeight: '600', lineHeight: '1.35' },
    '& small': { textStyle: 'body.sm', color: 'fg.subtle' },
    '& small::first-letter': { textTransform: 'uppercase' },
    '& i': { fontStyle: 'normal', whiteSpace: 'nowrap' },
    '& > svg': { color: 'fg.subtle' },
  },
});
