import { LinkButton } from '#web/components/Button.tsx';
import { useErrorShown } from '#web/lib/page/error-shown.ts';
import { GenericErrorPage } from './GenericErrorPage';

export default function GenericError() {
  useErrorShown();
  return <GenericErrorPage action={<LinkButton to="/account-summary">OK</LinkButton>} />;
}
