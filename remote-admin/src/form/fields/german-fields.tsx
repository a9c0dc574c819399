import type { ReactNode } from 'react';
import { useShopLanguages } from './shop-languages';

interface GermanFieldsProps {
  children: ReactNode;
  /** what stands in the fields by their names */
  values: Readonly<Record<string, string>>;
}

/**
 * Fields of German texts in a form that is read as it is sent. Where the shop is not offered in German they are left out, and the
 * form sends their texts back as they are.
 */
export function GermanFields({ children, values }: GermanFieldsProps) {
  if (useShopLanguages().includes('de')) return children;
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
