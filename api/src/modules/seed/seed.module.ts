import { defineModule } from '../../framework/module';

/** Makes products up, for a command alone, which calls it itself: no server loads it. */
export const seedModule = defineModule({ name: 'seed', services: () => ({}) });
