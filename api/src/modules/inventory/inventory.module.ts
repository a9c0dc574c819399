import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import type { StockWatchService } from '../back-in-stock/stock-watch.service';
import type { ListingWriter } from '../catalogue/writing/listing-writer.service';
import type { StoreService } from '../store/store.service';
import { createInventoryService } from './inventory.service';
import { createStockChanges } from './stock-changes.service';

interface Needs {
  audit: AuditService;
  store: StoreService;
  listingWriter: ListingWriter;
  stockWatch: StockWatchService;
}

/** Stock as staff see it, put it right and count it; its ledger is written by whoever changes stock. */
export const inventoryModule = defineModule({
  name: 'inventory',
  services: (infra: Infra, needs: Needs) => {
    const inventory = createInventoryService({ ...infra, ...needs });
    return { inventory, stockChanges: createStockChanges({ ...needs, ...infra, inventory }) };
  },
  web: async () => {
    const { inventoryRoutes } = await import('./inventory.routes');
    const { inventorySchemas } = await import('./inventory.schemas');
    return { schemas: inventorySchemas, routes: [inventoryRoutes] };
  },
});
