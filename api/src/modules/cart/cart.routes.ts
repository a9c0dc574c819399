import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Cart } from '../../schemas/cart';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { AddBody, ItemParams, QuantityBody } from './cart.schemas';
import type { CartService } from './cart.service';

const base = { tags: ['cart'] };
const response = { 200: ref(Cart) };

export function cartRoutes(api: App, { cart, policy }: RouteTools & { cart: CartService }): void {
  const onRequest = policy.requireUser;

  api.post('/products/add-to-cart', {
    schema: { ...base, summary: 'Adds to the cart', body: AddBody, response: { ...response, 409: ref(Problem) } },
    onRequest,
    handler: (request) => {
      const { product_id, variant_id, quantity } = request.body;
      return cart.add(callerOf(request).user_id, product_id, variant_id, quantity, request.language);
    },
  });

  api.patch('/products/cart/:product_id/:variant_id', {
    schema: {
      ...base,
      summary: 'Sets a quantity; 0 or less removes',
      params: ItemParams,
      body: QuantityBody,
      response: { ...response, 409: ref(Problem) },
    },
    onRequest,
    handler: (request) => {
      const { product_id, variant_id } = request.params;
      const { quantity } = request.body;
      return cart.setQuantity(callerOf(request).user_id, product_id, variant_id, quantity, request.language);
    },
  });

  api.delete('/products/remove-from-cart/:product_id/:variant_id', {
    schema: { ...base, summary: 'Removes an item', params: ItemParams, response },
    onRequest,
    handler: (request) => {
      const { product_id, variant_id } = request.params;
      return cart.remove(callerOf(request).user_id, product_id, variant_id, request.language);
    },
  });

  api.delete('/products/clear-cart', {
    schema: { ...base, summary: 'Empties the cart', response },
    onRequest,
    handler: (request) => cart.clear(callerOf(request).user_id, request.language),
  });
}
