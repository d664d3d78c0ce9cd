import { chakra } from '@chakra-ui/react/styled-system';
import { MessageSquare } from 'lucide-react';
import { brand } from '#contract/brand';
import { Icon } from '#web/components/Icon.tsx';
import { useLeaveWarning } from './useLeaveWarning';

/** Fixed over the empty end of the sidebar; in narrower windows below the content, so that it covers nothing. */
export function Feedback() {
  const { openWarning, warning } = useLeaveWarning(brand.survey);
  return (
    <>
      <Pill type="button" onClick={openWarning}>
        <Icon as={MessageSquare} />
        Tu opinión
      </Pill>
      {warning}
    </>
  );
}

const Pill = chakra('button', {
  base: {
    _print: { display: 'none' },
    position: { base: 'absolute', lg: 'fixed' },
    left: { lg: 'max(20px, 50% - {sizes.frame} / 2 + 20px)' },
    right: { base: '16px', lg: 'auto' },
    bottom: 'calc(20px + var(--bar, 0px))',
    zIndex: 'feedback',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    bg: 'bg.raised',
    boxShadow: 'md',
    fontSize: '0.875rem',
    fontWeight: '600',
    '& svg': { color: 'accent.fg' },
  },
});
