import { defineModule } from '#bank/core/module/module';
import { statements } from '#contract/statements';
import { statementRoutes } from './routes';

export const statementsModule = defineModule({ contract: statements, routes: statementRoutes });
