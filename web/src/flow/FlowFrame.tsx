import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { PageHeading } from '../ui/PageHeading';
import { Steps, type StepsProps } from './Steps';

export type FrameProps = StepsProps & {
  back: { to: string; label: string };
  heading: string;
  /** A form that could not be sent says so in the window's title too. */
  failed?: boolean;
  children: ReactNode;
};

/** The head that every step has: the way back, what it is, and how far along. */
export const FlowFrame = ({ back, heading, failed = false, labels, current, children }: FrameProps) => (
  <Column>
    <Link to={back.to} standalone>
      <Icon as={ChevronLeft} size="sm" />
      {back.label}
    </Link>
    <PageHeading title={`${failed ? 'Error: ' : ''}Paso ${current + 1} de ${labels.length} · ${heading}`}>
      {heading}
    </PageHeading>
    <Progress>
      <Steps labels={labels} current={current} />
    </Progress>
    {children}
  </Column>
);

export const Column = chakra('div', { base: { maxWidth: 'narrow', mx: 'auto', width: '100%' } });
const Progress = chakra('div', { base: { mt: '18px', mb: '6' } });

/** The names of a flow's steps. */
export const stepLabels = (inputs: readonly { label: string }[]): string[] => [
  ...inputs.map(({ label }) => label),
  CONFIRM_LABEL,
  'Comprobante',
];

export const CONFIRM_LABEL = 'Revisa y confirma';
