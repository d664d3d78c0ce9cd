import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import { PageHeading } from './PageHeading';
import type { Slot } from './slot';

interface PageHeadProps {
  title: string;
  documentTitle?: string;
  /** True while another page may still replace this one. */
  pending?: boolean | undefined;
  back?: { to: string; label: string } | undefined;
  action?: ReactNode;
  children?: Slot;
}

/** The h1 has the same position with and without a back link. */
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
      <BackLink>
        <Link to={back.to} variant="plain">
          <Icon as={ChevronLeft} size="sm" />
          <span>{back.label}</span>
        </Link>
      </BackLink>
    )}
    <Row>
      <PageHeading pending={pending} {...(documentTitle !== undefined && { title: documentTitle })}>
        {title}
      </PageHeading>
      {action === undefined ? null : (
        <Flex wrap="wrap" gap="3" my="-5px">
          {action}
        </Flex>
      )}
    </Row>
    {children}
  </div>
);

/* Fills the space above the heading; the touch target extends beyond it. */
const BackLink = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '{sizes.pageBack}',
    mt: 'calc(-1 * {sizes.pageBack})',
    _print: { display: 'none' },
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
