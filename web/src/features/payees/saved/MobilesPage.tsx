import { SavedPayees } from './SavedPayees';

export default function MobilesPage() {
  return <SavedPayees category="mobile-top-up" />;
}
