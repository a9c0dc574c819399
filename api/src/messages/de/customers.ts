import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  'auth.suspended':
    'Dieses Konto ist gesperrt, deshalb kann sich niemand damit anmelden. Bitte schreiben Sie uns dazu.',
  'staff.owner_only': 'Das kann nur, wem der Shop gehört.',
  'users.open_orders.unpaid': ({ number }) =>
    `Ihre Bestellung ${number} ist noch nicht bezahlt. Bitte bezahlen oder stornieren Sie sie zuerst.`,
  'users.store_credit_left':
    'Auf diesem Konto ist Guthaben, das mit ihm verfällt. Bitte sehen Sie nach, wie viel, und bestätigen Sie das.',
  'users.open_orders.credit':
    'Guthaben aus einer Ihrer Bestellungen ist auf dem Weg zurück zu Ihnen. Bitte versuchen Sie es in einer Minute noch einmal.',
  'users.open_orders.on_its_way': ({ number }) =>
    `Ihre Bestellung ${number} ist noch unterwegs. Bitte warten Sie, bis sie angekommen ist.`,
  'customers.not_found': 'Diese Person gibt es nicht. Vielleicht hat sie ihr Konto gelöscht.',
  'customers.stale': 'Jemand hat hier inzwischen etwas geändert. Sehen Sie sich an, was jetzt da steht.',
  'customers.not_possible': 'Das geht mit diesem Kundenkonto nicht.',
  'customers.not_possible.staff':
    'Diese Person arbeitet im Shop, deshalb wird ihr Konto hier nicht geändert. Zuerst muss sie aus dem Team genommen werden.',
  'customers.not_possible.anonymised': 'Diese Person ist anonym: Es gibt kein Konto mehr.',
  'customers.not_possible.suspended': 'Dieses Konto ist schon gesperrt.',
  'customers.not_possible.active': 'Dieses Konto ist nicht gesperrt.',
  'customers.not_possible.confirmed': 'Diese E-Mail-Adresse ist schon bestätigt.',
  'customers.not_possible.second_factor_off': 'Die Anmeldung in zwei Schritten ist bei diesem Konto aus.',
  'customers.not_possible.open_order': ({ number }) =>
    `Bestellung ${number} ist noch zu bezahlen oder zu liefern. Anonymisieren geht erst, wenn das erledigt ist.`,
  'customers.not_possible.credit_under_way':
    'Guthaben aus einer Bestellung ist auf dem Weg zurück. Anonymisieren geht in einer Minute.',
  'customers.not_possible.balance_open':
    'Von einem Ratenkauf ist noch etwas offen. Anonymisieren geht erst, wenn das bezahlt ist.',
  'customers.not_possible.store_credit_left':
    'Diese Person hat Guthaben, das mit dem Konto verfällt. Bitte sehen Sie nach, wie viel es jetzt ist, und bestätigen Sie das.',
  'customers.group_not_found': 'Diese Gruppe gibt es nicht.',
  'customers.group_stale': 'Jemand hat diese Gruppe inzwischen geändert. Sehen Sie sich an, was jetzt da steht.',
  'customers.group_name_taken': 'Eine Gruppe dieses Namens gibt es schon.',
  'customers.group_limit': ({ most }) => `Ein Shop hat höchstens ${most} Gruppen. Bitte entfernen Sie zuerst eine.`,
  'validation.failed.phone': 'Bitte geben Sie eine gültige Telefonnummer ein',
};
