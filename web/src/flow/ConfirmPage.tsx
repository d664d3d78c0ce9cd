import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import type { TextDraft } from '../forms/draft';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { Rows } from '../ui/Rows';
import { StickyActions } from '../ui/StickyActions';
import { Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { FlowFrame, type FrameProps } from './FlowFrame';
import type { Summary } from './flow';

type ConfirmPageProps<Draft extends TextDraft> = {
  frame: Omit<FrameProps, 'children'>;
  summary: Summary<Draft>;
  /** Where a field is changed. */
  fieldUrl: (field: string) => string;
  cancelTo: string;
  sending: boolean;
  onConfirm: () => void;
};

/** Everything that will happen, before it does. */
export function ConfirmPage<Draft extends TextDraft>(props: ConfirmPageProps<Draft>) {
  const { summary, fieldUrl } = props;
  const navigate = useNavigate();
  return (
    <FlowFrame {...props.frame}>
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
        <Button onClick={props.onConfirm} busy={props.sending && 'Enviando...'}>
          {summary.button}
        </Button>
        <Button look="ghost" disabled={props.sending} onClick={() => navigate(props.cancelTo)}>
          Cancelar
        </Button>
      </StickyActions>
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
