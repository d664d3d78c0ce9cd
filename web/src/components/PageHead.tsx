import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import { PageHeading } from './PageHeading';
import type { Slot } from './slot';

interface PageHeadProps {
  title: string;
  /** Document title, if it differs from the heading. */
  documentTitle?: string;
  /** True until this page is known to be the one shown. */
  pending?: boolean | undefined;
  /** Back link in the space reserved above the heading. */
  back?: { to: string; label: string } | undefined;
  /** At the end of the heading's row. */
  action?: ReactNode;
  /** Subtitle. */
  children?: Slot;
}

/** Page header; the h1 has the same position with and without a back link. */
export const PageHead = ({
  title,
  documentTitle,
  pending = false,
  back,
  action,
  children,
}: PageHeadProps) => (
  <div>
    {back && (
      <Back>
        <Link to={back.to} standalone>
          <Icon as={ChevronLeft} size="sm" />
          <span>{back.label}</span>
        </Link>
      </Back>
    )}
    <Row>
      <PageHeading pending={pending} {...(documentTitle !== undefined && { title: documentTitle })}>
        {title}
      </PageHeading>
      {action === undefined ? null : <Action>{action}</Action>}
    </Row>
    {children}
  </div>
);

/* Fills the space above the heading; the touch target extends beyond it. */
const Back = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '{sizes.pageBack}',
    mt: 'calc(-1 * {sizes.pageBack})',
    _print: { display: 'none' },
    // Negative margin aligns the arrow with the heading.
    '& > *': { my: '-8px', ms: '-5px', gap: '1' },
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '4',
  },
});
/* Taller than the heading's line without moving it. */
const Action = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', my: '-5px' } });
