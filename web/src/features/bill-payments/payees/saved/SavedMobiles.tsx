import { SavedPayees } from './SavedPayees';

export default function SavedMobiles() {
  return <SavedPayees category="mobile-top-up" />;
}
