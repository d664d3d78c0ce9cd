import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Column } from '../ui/Column';
import { Link } from '../ui/Link';
import { Rows } from '../ui/Rows';
import { StickyActions } from '../ui/StickyActions';
import { Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { FlowFrame } from './FlowFrame';
import type { FlowTypes } from './flow';
import { CONFIRM_LABEL, positionOf } from './position';
import { type AtConfirm, urlOf } from './progress';
import type { StepProps } from './useOperation';

/** Everything that will happen, before it does. */
export function ConfirmPage<T extends FlowTypes>(props: StepProps<T, AtConfirm<T>>) {
  const { flow, setup, operation, shown, leave } = props;
  const navigate = useNavigate();
  const summary = flow.summary(shown.draft, setup, shown.quote);
  const fieldUrl = (field: string) => {
    const input = flow.inputs.find(({ fields }) => fields.some(([name]) => name === field));
    return `${urlOf(flow.base, input?.slug ?? '')}#${field}`;
  };
  return (
    <FlowFrame position={positionOf(flow, shown.draft, flow.inputs.length)} heading={CONFIRM_LABEL}>
      <Column>
        <Card>
          <Lead>
            <div>
              <Text size="sm" tone="muted">
                {summary.lead}
              </Text>
              {summary.headline.value}
              <Text size="sm" tone="muted">
                {summary.to}
              </Text>
            </div>
            <ChangeLink to={fieldUrl(summary.headline.field)} label={summary.headline.label} />
          </Lead>
          <Rows
            rows={summary.rows.map(({ field, ...row }) => ({
              ...row,
              action: field && <ChangeLink to={fieldUrl(field)} label={row.label} />,
            }))}
          />
        </Card>
        <Note>{summary.note}</Note>
        <StickyActions>
          <Button onClick={() => operation.send(shown)} busy={operation.sending && 'Enviando...'}>
            {summary.button}
          </Button>
          <Button
            look="ghost"
            disabled={operation.sending}
            onClick={() => leave(() => navigate(flow.parent.to))}
          >
            Cancelar
          </Button>
        </StickyActions>
      </Column>
    </FlowFrame>
  );
}

const ChangeLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} standalone>
    Cambiar <VisuallyHidden>{label}</VisuallyHidden>
  </Link>
);

const Note = chakra('div', {
  base: { display: 'grid', gap: '3', my: '5', textStyle: 'body.sm', color: 'fg.muted' },
});
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
