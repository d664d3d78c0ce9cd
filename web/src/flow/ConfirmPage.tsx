import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import { Button } from '../components/Button';
import { Column } from '../components/Column';
import { Note } from '../components/Note';
import { StickyActions } from '../components/StickyActions';
import { FlowFrame } from './FlowFrame';
import { type FlowTypes, isSignedAtConfirm } from './flow';
import { CONFIRM_LABEL, positionOf } from './position';
import type { AtConfirm } from './progress';
import { SummaryCard } from './SummaryCard';
import { sendingText } from './sending-text';
import type { StepProps } from './useOperation';

export function ConfirmPage<T extends FlowTypes>(props: StepProps<T, AtConfirm<T>>) {
  const { flow, setup, operation, progress, leave } = props;
  const navigate = useNavigate();
  const summary = flow.summary(progress.draft, setup, progress.quote);
  const isUnsigned = !operation.isInputSigned && !isSignedAtConfirm(flow, progress.draft);
  return (
    <FlowFrame position={positionOf(flow, progress.draft, flow.inputs.length)} heading={CONFIRM_LABEL}>
      <Column display="grid" gap="5">
        {operation.isInputSigned && <Note status="info">{flow.signature.input?.signedText}</Note>}
        {summary.warning !== undefined && <Grid gap="3">{summary.warning}</Grid>}
        <SummaryNote>{summary.note}</SummaryNote>
        {isUnsigned && <SummaryNote mt="-3">No te pediremos tu clave.</SummaryNote>}
        <SummaryCard flow={flow} summary={summary} />
        <StickyActions>
          <Button
            colorPalette={summary.keep ? 'danger' : 'accent'}
            onClick={() => operation.send(progress)}
            busy={operation.isSending && sendingText(operation)}
          >
            {summary.button}
          </Button>
          <Button
            variant="ghost"
            autoFocus={!!summary.keep}
            disabled={operation.isSending}
            onClick={() => leave(() => navigate(flow.parent.to))}
          >
            {summary.keep ?? 'Cancelar'}
          </Button>
        </StickyActions>
      </Column>
    </FlowFrame>
  );
}

const SummaryNote = chakra('div', {
  base: { display: 'grid', gap: '3', textStyle: 'body.sm', color: 'fg.muted' },
});
