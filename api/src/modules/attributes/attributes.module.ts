import { defineModule } from '../../framework/module';

/** What products are described by. It is written by those that write products: nothing of it stands by itself. */
export const attributesModule = defineModule({ name: 'attributes', services: () => ({}) });
