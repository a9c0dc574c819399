import { troubleMessage } from './trouble-messages';

test.each([
  ['canceled', 'The refund was cancelled at the payment provider.', /^Die Erstattung wurde .* abgebrochen\.$/],
  ['merchant_request', 'The refund was stopped at the payment provider at the shop’s request.', /auf Wunsch des Shops/],
  ['unknown', 'The payment provider does not say why.', /^Der Zahlungsanbieter nennt keinen Grund\.$/],
  ['some_new_rule', 'The payment provider says: “some_new_rule”', /^Der Zahlungsanbieter sagt: „some_new_rule“$/],
  ['constructor', 'The payment provider says: “constructor”', /^Der Zahlungsanbieter sagt: „constructor“$/],
  ['', 'The payment provider has refused.', /^Der Zahlungsanbieter hat abgelehnt\.$/],
])(
  '%p is said in the language of whoever reads it; what is not known as it came, in quotes',
  (word, english, german) => {
    expect(troubleMessage(word, 'en')).toBe(english);
    expect(troubleMessage(word, 'de')).toMatch(german);
  },
);
