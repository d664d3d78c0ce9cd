import { recipients } from '#contract/recipients';
import { dueOf } from '../../ground/due/waiting';
import { defineNoun } from '../../ground/noun/noun';
import { recipients as book } from '../../ground/parties/recipients';
import { activate, RECIPIENT_ACTIVATION } from './commands';
import { recipientRoutes } from './routes';
import { recipientSituations } from './situations';

export const recipientsNoun = defineNoun({
  contract: recipients,
  routes: recipientRoutes,
  due: {
    [RECIPIENT_ACTIVATION]: dueOf(book, activate, ({ status, activeFrom }) =>
      status === 'ON_HOLD' ? activeFrom : undefined,
    ),
  },
  situations: recipientSituations,
});
