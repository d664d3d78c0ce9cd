import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Link } from '../components/Link';
import { Rows } from '../components/Rows';
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
    <Card.Root>
      <Lead>
        <div>
          <Text textStyle="body.sm" color="fg.muted">
            {lead}
          </Text>
          {headline.value}
          {to !== '' && (
            <Text textStyle="body.sm" color="fg.muted">
              {to}
            </Text>
          )}
        </div>
        <ChangeLink to={fieldUrl(headline.field)} label={headline.label} />
      </Lead>
      <Rows
        rows={rows.map(({ field, ...row }) => ({
          ...row,
          action: field && <ChangeLink to={fieldUrl(field)} label={row.label} />,
        }))}
      />
    </Card.Root>
  );
}

const ChangeLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} variant="plain">
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
