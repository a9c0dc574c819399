import type { Page } from '@playwright/test';
import type { Shopper } from '../support/people/shopper';

/** A picture that is taken. */
export interface Screen {
  name: string;
  path: string;
  /** who looks at it: a visitor, somebody whose first order is in the cart, a buyer who comes again, the shop's owner */
  as?: 'newcomer' | 'buyer' | 'owner';
  /** pixels of a page that is judged by more than its beginning */
  height?: number;
  /** what is opened or filled in before the picture */
  prepare?: (page: Page, shopper: Shopper) => Promise<unknown>;
}
