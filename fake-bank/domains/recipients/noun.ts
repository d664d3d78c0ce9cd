import { recipients } from '#contract/recipients';
import { defineNoun } from '../../ground/noun/noun';
import { activate, RECIPIENT_ACTIVATION } from './commands';
import { recipientRoutes } from './routes';
import { recipientSituations } from './situations';

export const recipientsNoun = defineNoun({
  contract: recipients,
  routes: recipientRoutes,
  due: { [RECIPIENT_ACTIVATION]: activate },
  situations: recipientSituations,
});
