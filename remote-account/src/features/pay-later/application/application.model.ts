import type { TextsOf } from '@tessera/shared/i18n';
import { parseMoney } from '../../../frame/editing/parse-money';
import type { payLaterMessages } from '../../../messages/pay-later';

export const APPLICATION_FIELDS = ['date_of_birth', 'monthly_income', 'employment', 'consent'] as const;

export type ApplicationErrors = Partial<Record<(typeof APPLICATION_FIELDS)[number], string>>;

interface Words {
  text: Pick<
    TextsOf<typeof payLaterMessages>,
    'dateMissing' | 'incomeMissing' | 'incomeInvalid' | 'employmentMissing' | 'consentMissing'
  >;
  currency: string;
  locale: string;
}

/** Reads the form: what the API is sent, and what is missing. Whether it is enough is the server's to say. */
export function readApplication(form: FormData, { text, currency, locale }: Words) {
  const field = (name: string): string => String(form.get(name) ?? '').trim();
  const date_of_birth = field('date_of_birth');
  const typed = field('monthly_income');
  const monthly_income = parseMoney(typed, currency, locale);
  const employment = field('employment');
  const consent = form.get('consent') !== null;
  const errors: ApplicationErrors = {
    ...(date_of_birth ? {} : { date_of_birth: text.dateMissing }),
    ...(monthly_income === undefined ? { monthly_income: typed ? text.incomeInvalid : text.incomeMissing } : {}),
    ...(employment ? {} : { employment: text.employmentMissing }),
    ...(consent ? {} : { consent: text.consentMissing }),
  };
  return { values: { date_of_birth, monthly_income, employment, consent }, errors };
}
