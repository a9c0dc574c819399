import type { ReactNode } from 'react';
import { useShopLanguages } from './shop-languages';

/** What is of use where the shop is offered in German alone; elsewhere it is left out, and German texts stay what they are. */
export const InGerman = ({ children }: { children: ReactNode }) => useShopLanguages().includes('de') && children;
