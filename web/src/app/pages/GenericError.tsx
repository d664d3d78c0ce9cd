import { LinkButton } from '../../ui/Button';
import { useErrorShown } from '../../ui/error-shown';
import { GenericErrorPage } from './GenericErrorPage';

export default function GenericError() {
  useErrorShown();
  return <GenericErrorPage action={<LinkButton to="/account-summary">OK</LinkButton>} />;
}
