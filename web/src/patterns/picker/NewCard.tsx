import type { Ref } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#web/components/Avatar.tsx';
import { returnLink } from '#web/lib/page/return-link.ts';
import { PickerEdge } from './PickerCard';

type NewCardProps = {
  to: string;
  title: string;
  text: string;
  link: Ref<HTMLAnchorElement> | undefined;
};

export const NewCard = ({ to, title, text, link }: NewCardProps) => (
  <PickerEdge data-link="">
    <Link ref={link} to={to} {...returnLink}>
      <Avatar name="+" />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </Link>
  </PickerEdge>
);
