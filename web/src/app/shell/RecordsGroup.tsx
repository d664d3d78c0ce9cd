import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp, History } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/components/Icon.tsx';
import { useSavingsAdmin } from '#web/lib/session/useSavingsAdmin.ts';
import { categoryOf } from './category';
import { recordsLinks } from './links';
import { NavButton, NavEnd, NavLink, type NavProps } from './nav-item';

export function RecordsGroup({ onNavigate }: NavProps) {
  const { pathname } = useLocation();
  const isInside = categoryOf(pathname) === 'records';
  const [isToggledOpen, setIsToggledOpen] = useState<boolean>();
  const listId = useId();
  const isOpen = isToggledOpen ?? isInside;
  return (
    <>
      <NavButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsToggledOpen(!isOpen)}
      >
        <Icon as={History} />
        Registros
        <NavEnd>
          <Icon as={isOpen ? ChevronUp : ChevronDown} size="sm" />
        </NavEnd>
      </NavButton>
      {isOpen && <Records id={listId} onNavigate={onNavigate} />}
    </>
  );
}

function Records({ id, onNavigate }: NavProps & { id: string }) {
  const { pathname } = useLocation();
  const savingsAdmin = useSavingsAdmin();
  return (
    <List id={id}>
      {recordsLinks
        .filter((link) => !('flag' in link) || savingsAdmin)
        .map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} nested aria-current={pathname === to ? 'page' : undefined} onClick={onNavigate}>
              {label}
            </NavLink>
          </li>
        ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    ml: { base: '21px', md: '0', lg: '21px' },
    mb: '1',
    pl: { base: '10px', md: '0', lg: '10px' },
    borderLeft: { base: '1px solid {colors.border}', md: 'none', lg: '1px solid {colors.border}' },
  },
});
