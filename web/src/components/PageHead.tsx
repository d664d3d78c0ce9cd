import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import { PageHeading } from './PageHeading';
import type { Slot } from './slot';

interface PageHeadProps {
  title: string;
  /** The document's title where it says more. */
  documentTitle?: string;
  /** Before it is known whether this is the page that will be shown. */
  pending?: boolean | undefined;
  /** The way back, in the line that every page keeps free above its heading. */
  back?: { to: string; label: string } | undefined;
  /** At the end of the heading's row. */
  action?: ReactNode;
  /** Under the heading: what or whose it is. */
  children?: Slot;
}

/** The head of a page: its h1 stands at the same place on every page, with and without a way back. */
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

/* As tall as the room above a page; its target is taller, and reaches into what is free above and below. */
const Back = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '{sizes.pageBack}',
    mt: 'calc(-1 * {sizes.pageBack})',
    _print: { display: 'none' },
    // The arrow's own margin stands outside: its line begins with the heading.
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
/* Taller than the heading's line, which it does not move. */
const Action = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', my: '-5px' } });
