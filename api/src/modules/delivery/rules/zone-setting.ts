import type { WeightPrice } from '../../../infra/database/tables/checkout';

export interface MethodSetting {
  code: string;
  /** by language */
  names: Record<string, string>;
  /** offered at the checkout; without: yes */
  active?: boolean;
  /** ascending */
  prices: WeightPrice[];
  /** minor units; null: never */
  free_from: number | null;
  min_days: number;
  max_days: number;
}

export interface ZoneSetting {
  /** without: a new zone */
  id?: string;
  name: string;
  /** what shoppers read, by language; none: `name` */
  names?: Record<string, string>;
  /** ISO 3166-1 alpha-2, or '*' for every other country */
  countries: string[];
  postal_codes?: string[];
  methods: MethodSetting[];
}

/** The ways of delivery that a zone offers at the checkout. */
export const offeredIn = (zone: Pick<ZoneSetting, 'methods'> | undefined): MethodSetting[] =>
  (zone?.methods ?? []).filter(({ active }) => active !== false);
