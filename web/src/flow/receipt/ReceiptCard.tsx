import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Check, CircleX, Clock, Info } from 'lucide-react';
import { REASON } from '#contract/receipts/outcome';
import { BrandMark } from '#web/components/avatars/BrandMark.tsx';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { Note } from '#web/components/Note.tsx';
import { PageHeading } from '#web/components/PageHeading.tsx';
import { Rows } from '#web/components/Rows.tsx';
import { StatusIcon } from '#web/components/StatusIcon.tsx';
import { BalanceNow } from './BalanceNow';
import { FailurePanel } from './FailurePanel';
import type { ReceiptView } from './view';

const statusIcons = {
  success: { icon: Check, tone: 'success' },
  info: { icon: Clock, tone: 'info' },
  warning: { icon: Clock, tone: 'warning' },
  danger: { icon: CircleX, tone: 'danger' },
  neutral: { icon: Info, tone: 'info' },
} as const;

type ReceiptCardProps = {
  view: ReceiptView;
  /** An old receipt shows no balance, which may have changed since, and no mark of success. */
  isJustDone: boolean;
};

export const ReceiptCard = ({ view, isJustDone }: ReceiptCardProps) => (
  <>
    <Flex justify="space-between" gap="14px" mb="5">
      <div>
        {!isJustDone && view.status.tone === 'success' && (
          <Text textStyle="body.sm" color="fg.muted">
            Comprobante
          </Text>
        )}
        <PageHeading>{view.heading}</PageHeading>
        <Text
          textStyle={isJustDone ? 'body.sm' : 'body.md'}
          color={isJustDone ? 'fg.muted' : 'fg'}
          fontWeight={isJustDone ? undefined : '600'}
          mt="1"
        >
          {view.at}
        </Text>
      </div>
      {(isJustDone || view.status.tone !== 'success') && <StatusIcon {...statusIcons[view.status.tone]} />}
    </Flex>
    {view.failure && <FailurePanel view={view} failure={view.failure} />}
    <Card.Root>
      {view.failure === undefined && (
        <Box position="relative" p={{ base: '4', md: '5' }} borderBottom="1px solid {colors.border.subtle}">
          <Box position="absolute" top="5" insetInlineEnd="5">
            <Badge colorPalette={view.status.tone}>{view.status.label}</Badge>
          </Box>
          <Text textStyle="body.sm" color="fg.muted">
            {view.lead}
          </Text>
          {view.headline}
          <Text textStyle="body.sm" color="fg.muted" mb="4">
            {view.to}
          </Text>
          {isJustDone && <BrandMark isLow isAnimated={view.status.tone === 'success'} />}
        </Box>
      )}
      <Rows
        rows={[
          ...(view.folio === null
            ? []
            : [
                {
                  label: 'Folio',
                  value: view.folio,
                  action: <CopyButton text={view.folio} label="Copiar folio" />,
                },
              ]),
          ...view.rows.filter(({ label }) => view.failure === undefined || label !== REASON),
        ]}
      />
    </Card.Root>
    {view.failure === undefined && (
      <Box my="5">
        <Note status={view.status.tone === 'success' ? 'success' : 'info'}>
          <div>{view.next}</div>
          {isJustDone && view.sourceNumber !== undefined && view.status.tone === 'success' && (
            <BalanceNow account={view.sourceNumber} />
          )}
        </Note>
      </Box>
    )}
  </>
);
