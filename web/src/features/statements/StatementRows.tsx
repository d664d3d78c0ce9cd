import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { FileText } from 'lucide-react';
import type { AccountStatement } from '#contract/domain/statement';
import { statements } from '#contract/statements';
import { Icon } from '#web/components/Icon.tsx';
import { pathOf } from '#web/lib/api/path.ts';
import { capitalize } from '#web/lib/format/capitalize.ts';
import { formatMonth, formatRange } from '#web/lib/format/dates.ts';
import { DownloadButton } from './DownloadButton';
import { fileName } from './file-name';
import type { Kind } from './kinds';

type StatementRowsProps = { kind: Kind; statements: readonly AccountStatement[] };

export const StatementRows = ({ kind, statements }: StatementRowsProps) => (
  <Card.Root>
    <List aria-label={kind.title}>
      {statements.map((statement) => (
        <StatementRow key={statement.statementKey} kind={kind} statement={statement} />
      ))}
    </List>
  </Card.Root>
);

function StatementRow({ kind, statement }: { kind: Kind; statement: AccountStatement }) {
  const { statementKey, startDate, endDate, formats } = statement;
  const month = formatMonth(endDate);
  return (
    <Item>
      <IconCircle>
        <Icon as={FileText} />
      </IconCircle>
      <div>
        <Month>{capitalize(month)}</Month>
        <Text textStyle="body.sm" color="fg.muted">
          {formatRange(startDate, endDate)}
        </Text>
      </div>
      <Flex wrap="wrap" gap="2">
        {formats.map((format) => (
          <DownloadButton
            key={format}
            format={format}
            path={pathOf(statements.document, { statementKey })}
            fileName={fileName(kind, statement, format)}
            month={month}
          />
        ))}
      </Flex>
    </Item>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    animation: 'arrive',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minHeight: '72px',
    px: { base: '4', md: '5' },
    py: '3',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
    '& > div:first-of-type': { flex: '1 1 8rem', minWidth: '0' },
  },
});
const IconCircle = chakra('span', {
  base: {
    hideBelow: 'md',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '40px',
    borderRadius: 'full',
    bg: 'accent.muted',
    color: 'accent.fg',
  },
});
const Month = chakra('p', { base: { fontWeight: '600' } });
