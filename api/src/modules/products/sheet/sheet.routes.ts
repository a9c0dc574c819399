import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { tell } from '../../../messages/message';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { Sheet, SheetAnswer, SheetBody, SheetQuery } from './sheet.schemas';
import type { ProductSheetService } from './sheet.service';

const tags = ['admin'];
/** 2,000 variants with four cells each. */
const BYTES = 1024 * 1024;
const MEMBERS = 50_000;

/** The spreadsheet of products, by staff. */
export function sheetRoutes(
  api: App,
  { policy, productSheet }: RouteTools & { productSheet: ProductSheetService },
): void {
  api.get('/admin/products/spreadsheet', {
    schema: {
      tags,
      summary: 'Prices, stock, SKU and status of all variants of the products that match, part by part',
      querystring: SheetQuery,
      response: { 200: ref(Sheet), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('products.read'),
    handler: (request) => productSheet.read(request.query),
  });

  api.patch('/admin/products/spreadsheet', {
    schema: {
      tags,
      summary: 'Writes cells of the spreadsheet; those that cannot be are refused one by one',
      body: SheetBody,
      response: { 200: ref(SheetAnswer), '4xx': ref(Problem) },
    },
    bodyLimit: BYTES,
    config: { json_members: MEMBERS },
    onRequest: policy.requireRight('products.write'),
    handler: async (request) => {
      const { rows, refused } = await productSheet.write(actorOf(request), request.body.changes);
      return { rows, refused: refused.map((one) => tell(one, request.language)) };
    },
  });
}
