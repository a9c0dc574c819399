import type { Instalment, PayLaterSchedule } from '@tessera/shared/contract';

/** What is open of one instalment. Minor units. */
export const openOf = ({ amount, paid }: Pick<Instalment, 'amount' | 'paid'>): number => Math.max(0, amount - paid);

/** What is open of all instalments. */
export const openOfAll = ({ instalments }: Pick<PayLaterSchedule, 'instalments'>): number =>
  instalments.reduce((sum, instalment) => sum + openOf(instalment), 0);
