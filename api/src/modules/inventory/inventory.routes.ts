import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  InventoryItem,
  InventoryList,
  InventoryQuery,
  LowStockBody,
  StockAdjustmentBody,
  StockHistory,
  StockHistoryQuery,
  StockTake,
  StockTakeBody,
  VariantParams,
} from './inventory.schemas';
import type { InventoryService } from './inventory.service';
import type { StockChangesService } from './stock-changes.service';

interface InventoryRoutesDeps extends RouteTools {
  inventory: InventoryService;
  stockChanges: StockChangesService;
}

const tags = ['admin'];
const config = { idempotency_key: 'required' } as const;
/** 500 counted variants with their ids. */
const COUNTED_BYTES = 128 * 1024;
const COUNTED_MEMBERS = 5_000;

/** What there is of each variant, why, and how staff put it right. */
export function inventoryRoutes(api: App, { inventory, stockChanges, policy }: InventoryRoutesDeps): void {
  const read = policy.requireRight('products.read');
  const write = policy.requireRight('products.write');

  api.get('/admin/inventory', {
    schema: {
      tags,
      summary: 'Variants with their stock, the newest products first',
      querystring: InventoryQuery,
      response: { 200: ref(InventoryList), 422: ref(Problem) },
    },
    onRequest: read,
    handler: (request) => inventory.list(request.query),
  });

  api.post('/admin/inventory/counts', {
    schema: {
      tags,
      summary: 'A stock-take: how many there are of up to 500 variants',
      body: StockTakeBody,
      response: { 200: ref(StockTake), 422: ref(Problem) },
    },
    config: { ...config, json_members: COUNTED_MEMBERS },
    bodyLimit: COUNTED_BYTES,
    onRequest: write,
    handler: (request) => stockChanges.take(actorOf(request), request.body),
  });

  api.get('/admin/variants/:variant_id/stock', {
    schema: {
      tags,
      summary: 'Why there are as many of a variant, the latest first',
      params: VariantParams,
      querystring: StockHistoryQuery,
      response: { 200: ref(StockHistory), 404: ref(Problem), 422: ref(Problem) },
    },
    onRequest: read,
    handler: (request) => inventory.history(request.params.variant_id, request.query),
  });

  api.post('/admin/variants/:variant_id/stock', {
    schema: {
      tags,
      summary: 'Changes the stock of a variant, with a reason',
      params: VariantParams,
      body: StockAdjustmentBody,
      response: { 200: ref(InventoryItem), 404: ref(Problem), 409: ref(Problem), 422: ref(Problem) },
    },
    config,
    onRequest: write,
    handler: (request) => stockChanges.adjust(actorOf(request), request.params.variant_id, request.body),
  });

  api.put('/admin/variants/:variant_id/low-stock', {
    schema: {
      tags,
      summary: 'From how many pieces on a variant is low; null: as the store says',
      params: VariantParams,
      body: LowStockBody,
      response: { 200: ref(InventoryItem), 404: ref(Problem), 422: ref(Problem) },
    },
    onRequest: write,
    handler: (request) =>
      stockChanges.setThreshold(actorOf(request), request.params.variant_id, request.body.low_stock_threshold),
  });
}
