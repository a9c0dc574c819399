import type { payLater as english } from '../en/pay-later';

/** The same in German. */
export const payLater: typeof english = {
  'pay_later.not_available': 'Spätere Zahlung ist für dieses Konto nicht möglich.',
  'pay_later.not_available.here': 'Spätere Zahlung wird hier nicht angeboten.',
  'pay_later.limit_exceeded': 'Das ist mehr, als Ihr Rahmen für spätere Zahlung noch zulässt.',
  'pay_later.plan_not_available': 'Dieser Zahlungsplan gilt nicht für diesen Betrag.',
  'pay_later.already_applied': 'Sie haben spätere Zahlung bereits beantragt.',
  'pay_later.account_not_found': 'Dieses Konto für spätere Zahlung gibt es nicht.',
  'pay_later.instalment_not_found': 'Diese Rate gibt es nicht.',
  'pay_later.nothing_open': 'Hier ist nichts mehr offen.',
  'pay_later.balance_open': 'Bitte bezahlen Sie zuerst, was auf Ihrem Konto für spätere Zahlung offen ist.',
  'conflict.no_application': 'Kein Antrag dieses Kontos wartet auf eine Entscheidung.',
  'validation.failed.date_of_birth': 'Das Geburtsdatum ist ungültig',
  'validation.failed.consent': 'Bitte stimmen Sie zu, bevor Sie den Antrag stellen',
  'validation.failed.plan_codes': 'Jeder Zahlungsplan braucht einen eigenen Code',
  'validation.failed.plan_amounts': 'Der Höchstbetrag eines Zahlungsplans darf nicht unter dem Mindestbetrag liegen',
  'pay_later.stale': 'Dieses Konto wurde inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  'pay_later.not_begun':
    'Die erste Rate dieser Bestellung ist noch nicht bezahlt. Bis dahin lässt sich an ihrem Plan nichts ändern.',
  'pay_later.not_so_much_open': 'So viel ist dort nicht mehr offen.',
  'pay_later.open_changed': 'Von diesem Plan ist nicht mehr dasselbe offen. Bitte sehen Sie ihn sich noch einmal an.',
  'pay_later.request_waits': 'Zu diesem Plan wartet bereits etwas auf eine zweite Person.',
  'pay_later.not_waiting': 'Das wartet nicht mehr auf eine Entscheidung.',
  'pay_later.own_request': 'Das haben Sie selbst beantragt: Entscheiden muss jemand anderes.',
  'pay_later.own_account': 'Das ist Ihr eigenes Konto: Darum muss sich jemand anderes kümmern.',
  'pay_later.second_person_needed':
    'Das ist mehr, als eine Person allein erlassen darf. Erlassen Sie es stattdessen: Dann wird eine zweite Person gefragt.',
  'pay_later.fees_too_high':
    'Alle Gebühren eines Plans zusammen können nicht mehr sein als der Betrag seiner Bestellung.',
  'pay_later.adjustment_not_found': 'Diese Buchung gibt es auf diesem Konto nicht.',
  'pay_later.not_reversible':
    'Das lässt sich nicht mehr zurücknehmen: Inzwischen wurde etwas erstattet, oder es ist schon zurückgenommen.',
  'validation.failed.placeholder': ({ name, known }) => `Für ${name} lässt sich nichts einsetzen. Es gibt: ${known}`,
  'validation.failed.reminder_twice': 'Für diesen Tag gibt es schon eine Erinnerung',
  'validation.failed.due_on': 'Bitte wählen Sie einen Tag nach dem jetzigen, innerhalb eines Jahres.',
  'validation.failed.received_on': 'Bitte geben Sie den Tag an, an dem das Geld kam.',
};
