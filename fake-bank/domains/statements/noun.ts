import { statements } from '#contract/statements';
import { defineNoun } from '../../ground/noun/noun';
import { statementRoutes } from './routes';

export const statementsNoun = defineNoun({ contract: statements, routes: statementRoutes });
