import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { LogOut, Menu } from 'lucide-react';
import { brand } from '#contract/brand';
import type { User } from '#contract/session';
import { Avatar } from '#web/components/Avatar.tsx';
import { Brand } from '#web/components/avatars/Brand.tsx';
import { Button, LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { LastAccess } from '#web/components/LastAccess.tsx';
import type { Slot } from '#web/components/slot.ts';
import { SearchButton } from './SearchButton';

export const TopBar = ({ as, children }: { as?: 'div'; children?: Slot }) => (
  <Bar {...(as && { as })}>
    <Brand to="/account-summary" text={brand.bank} />
    {children}
  </Bar>
);

interface HeaderProps {
  user: User;
  /** True above phone width. */
  isWide: boolean;
  /** True on a step of an operation: on a phone the menu is then the only navigation. */
  isFlowStep: boolean;
  isMenuOpen: boolean;
  onMenu: () => void;
}

export const Header = ({ user, isWide, isFlowStep, isMenuOpen, onMenu }: HeaderProps) => (
  <TopBar>
    {(isWide || !isFlowStep) && <SearchButton isWide={isWide} />}
    <Customer hideBelow="md">
      <div>
        <Name htmlTranslate="no">{user.name}</Name>
        <Text textStyle="body.xs" color="fg.subtle">
          <LastAccess instant={user.dateLastLogin} />
        </Text>
      </div>
      <Avatar name={user.name} />
      <LinkButton to="/signout" variant="ghost" size="sm">
        <Icon as={LogOut} /> Cerrar sesión
      </LinkButton>
    </Customer>
    <Button
      variant="ghost"
      size="sm"
      hideFrom="md"
      color="fg"
      ml={isFlowStep ? 'auto' : '0'}
      {...(!isFlowStep && { 'px': '2px', 'py': '0', 'aria-label': 'Menú' })}
      aria-expanded={isMenuOpen}
      onClick={onMenu}
    >
      {isFlowStep ? (
        <>
          <Icon as={Menu} /> <span>Menú</span>
        </>
      ) : (
        <Avatar name={user.name} />
      )}
    </Button>
  </TopBar>
);

const Bar = chakra('header', {
  base: {
    _print: { display: 'none' },
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '4' },
    minHeight: { base: 'headerMobile', md: 'header' },
    pl: { base: '4', md: 'max({spacing.6}, 50% - {sizes.frame} / 2 + {spacing.6})' },
    pr: { base: '2', md: 'max({spacing.6}, 50% - {sizes.frame} / 2 + {spacing.6})' },
    bg: 'bg.panel',
    borderBottom: '1px solid {colors.border.subtle}',
  },
});

const Customer = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', ml: 'auto', textAlign: 'right' },
});

const Name = chakra('b', { base: { textStyle: 'label', display: 'block' } });
