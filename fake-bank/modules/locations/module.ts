import { defineModule } from '#bank/core/module/module';
import { locations } from '#contract/locations';
import { locationRoutes } from './routes';

export const locationsModule = defineModule({ contract: locations, routes: locationRoutes });
