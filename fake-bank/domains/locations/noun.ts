import { locations } from '#contract/locations';
import { defineNoun } from '../../ground/noun/noun';
import { locationRoutes } from './routes';

export const locationsNoun = defineNoun({ contract: locations, routes: locationRoutes });
