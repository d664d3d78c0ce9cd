import type { Ref } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../ui/Avatar';
import { errandLink } from '../ui/errand-link';
import { PickEdge } from './PickCard';

type NewCardProps = {
  /** Where one is saved. */
  to: string;
  title: string;
  text: string;
  link: Ref<HTMLAnchorElement> | undefined;
};

/** The last of the cards: where one is saved that is not among them, and what leads back from there. */
export const NewCard = ({ to, title, text, link }: NewCardProps) => (
  <PickEdge data-link="">
    <Link ref={link} to={to} {...errandLink}>
      <Avatar name="+" />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </Link>
  </PickEdge>
);
