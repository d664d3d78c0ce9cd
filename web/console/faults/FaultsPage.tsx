import { ConsolePage } from '../parts/ConsolePage';
import { PresetsPanel } from './PresetsPanel';
import { RuleForm } from './RuleForm';
import { RulesPanel } from './RulesPanel';

export default function FaultsPage() {
  return (
    <ConsolePage title="Fallas" about="Hacen que las llamadas a la API fallen, tarden o se pierdan.">
      <PresetsPanel />
      <RulesPanel />
      <RuleForm />
    </ConsolePage>
  );
}
