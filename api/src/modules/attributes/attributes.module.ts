import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import { createAttributeEdits } from './attribute-edits.service';
import type { ListingPort } from './attribute-notes';
import { createAttributeWords } from './attribute-words.service';

interface Needs {
  audit: AuditService;
  listingWriter: ListingPort;
}

/** What products are described by, as staff make and change it; whoever writes products writes what is said of them. */
export const attributesModule = defineModule({
  name: 'attributes',
  services: (infra: Infra, needs: Needs) => ({
    attributeEdits: createAttributeEdits({ ...infra, ...needs }),
    attributeWords: createAttributeWords({ ...infra, ...needs }),
  }),
  web: async () => {
    const { attributesRoutes } = await import('./attributes.routes');
    const { attributesSchemas } = await import('./attributes.schemas');
    return { schemas: attributesSchemas, routes: [attributesRoutes] };
  },
});
