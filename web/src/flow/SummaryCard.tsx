import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../components/Card';
import { Link } from '../components/Link';
import { Rows } from '../components/Rows';
import { Text } from '../components/Text';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { urlOf } from './addresses';
import type { Flow, FlowTypes } from './flow';
import type { Summary } from './summary';

type SummaryCardProps<T extends FlowTypes> = {
  flow: Pick<Flow<T>, 'base' | 'inputs'>;
  summary: Summary<T['draft']>;
};

export function SummaryCard<T extends FlowTypes>({ flow, summary }: SummaryCardProps<T>) {
  const { lead, headline, to, rows } = summary;
  const fieldUrl = (field: string) => {
    const input = flow.inputs.find(({ fields }) => fields.some(([name]) => name === field));
    return `${urlOf(flow.base, input?.slug ?? '')}#${field}`;
  };
  return (
    <Card>
      <Lead>
        <div>
          <Text size="sm" tone="muted">
            {lead}
          </Text>
          {headline.value}
          <Text size="sm" tone="muted">
            {to}
          </Text>
        </div>
        <ChangeLink to={fieldUrl(headline.field)} label={headline.label} />
      </Lead>
      <Rows
        rows={rows.map(({ field, ...row }) => ({
          ...row,
          action: field && <ChangeLink to={fieldUrl(field)} label={row.label} />,
        }))}
      />
    </Card>
  );
}

const ChangeLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} standalone>
    Cambiar <VisuallyHidden>{label}</VisuallyHidden>
  </Link>
);

const Lead = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    p: { base: '4', md: '5' },
    borderBottom: '1px solid {colors.border.subtle}',
  },
});
