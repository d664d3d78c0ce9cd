import { merchants } from '#contract/merchants';
import { defineNoun } from '../../ground/noun/noun';
import { merchantRoutes } from './routes';

export const merchantsNoun = defineNoun({ contract: merchants, routes: merchantRoutes });
