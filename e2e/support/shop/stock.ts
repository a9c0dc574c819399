import { withInfra } from './infra';

/** Says how many pieces of a variant lie on the shelf. */
export const setStock = (variantId: string, stock: number): Promise<unknown> =>
  withInfra(({ db }) => db.updateTable('variants').set({ stock }).where('id', '=', variantId).execute());
