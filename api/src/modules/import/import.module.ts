import { defineModule } from '../../framework/module';

/** Brings products in from files, for commands alone, which call it themselves: no server loads it. */
export const importModule = defineModule({ name: 'import', services: () => ({}) });
