/**
 * Whether a number such as `1.000` is a thousand where a comma stands before decimals and one where a point does. Programs
 * write neither a price so, nor a weight: Shopify's are whole grams (`180`, `180.0`) or such as its pounds and ounces make
 * (`453.59237`).
 */
export const isTwofold = (number: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(number);
