import type { PlanSnapshot } from '../../../infra/database/tables/payments';
import type { Language } from '../../../core/languages';
import type { PayLaterScheduleView } from '../../../schemas/payment';
import { stateOf } from '../ledger/instalment-state';
import type { InstalmentRow, ScheduleRow } from '../ledger/ledger.repository';

/** Staff need not translate: the name that there is, is shown. */
export function planName({ name, name_de }: Pick<PlanSnapshot, 'name' | 'name_de'>, language: Language): string {
  return language === 'de' && name_de !== '' ? name_de : name;
}

export function presentSchedules(
  schedules: readonly ScheduleRow[],
  instalments: readonly InstalmentRow[],
  today: string,
  language: Language,
): PayLaterScheduleView[] {
  return schedules.map(({ id, order_id, order_number, plan }) => ({
    order_id,
    order_number,
    plan: plan.code,
    plan_name: planName(plan, language),
    instalments: instalments
      .filter(({ schedule_id }) => schedule_id === id)
      .map((instalment) => ({
        id: instalment.id,
        number: instalment.number,
        due_on: instalment.due_on,
        amount: instalment.amount,
        paid: instalment.paid,
        state: stateOf(instalment, today),
      })),
  }));
}
