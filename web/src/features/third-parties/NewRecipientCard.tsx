import type { Ref } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../ui/Avatar';
import { errandLink } from '../../ui/errand-link';
import type { KindTexts } from './kinds';
import { RecipientEdge } from './RecipientCard';

type NewRecipientCardProps = {
  texts: KindTexts;
  /** Nobody has been saved yet. */
  isFirst: boolean;
  link: Ref<HTMLAnchorElement> | undefined;
};

/** The last of the cards: where somebody is saved who is not among them, and what leads back from there. */
export const NewRecipientCard = ({ texts, isFirst, link }: NewRecipientCardProps) => (
  <RecipientEdge data-link="">
    <Link ref={link} to={texts.create} {...errandLink}>
      <Avatar name="+" />
      <span>
        <b>{texts.save}</b>
        <small>{isFirst ? 'Tu lista está vacía' : '¿No está en tu lista?'}</small>
      </span>
    </Link>
  </RecipientEdge>
);
