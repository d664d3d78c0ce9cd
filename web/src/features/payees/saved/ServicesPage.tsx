import { SavedPayees } from './SavedPayees';

export default function ServicesPage() {
  return <SavedPayees category="service" />;
}
