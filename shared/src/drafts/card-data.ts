/** Digits in groups; with a + in front it is a telephone number. */
const NUMBER = /\+?\d+(?:[\s.-]{1,2}\d+)*/g;
const GROUP = /(\d+)(\D*)/g;
/** ISO/IEC 7812-1 */
const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;

const SECRET_AUTOCOMPLETE = /^(cc-|current-password|new-password|one-time-code)/;
const SECRET_NAME = /card|cvc|cvv|csc|expir|security.?code|iban|passw|secret|token/i;

/** The check digit of card numbers (ISO/IEC 7812-1, the Luhn algorithm). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** How many groups from the start of the list are one card number; 0 when they are none. */
function groupsOfCard(groups: string[]): number {
  let digits = '';
  for (const [index, group] of groups.entries()) {
    digits += group;
    if (digits.length > MOST_DIGITS) return 0;
    if (digits.length >= FEWEST_DIGITS && hasCheckDigit(digits)) return index + 1;
  }
  return 0;
}

function withoutCards(number: string): string {
  if (number.startsWith('+')) return number;
  const groups = [...number.matchAll(GROUP)];
  let text = '';
  for (let index = 0; index < groups.length;) {
    const count = groupsOfCard(groups.slice(index, index + MOST_DIGITS).map(([, digits = '']) => digits));
    if (count === 0) text += groups[index]?.[0] ?? '';
    index += count || 1;
  }
  return text;
}

/** Text without the card numbers in it: they are kept nowhere, whatever field somebody puts them in. */
export function withoutCardNumbers(text: string): string {
  return text.replace(NUMBER, withoutCards);
}

/** True for a field that says by its name or its autocomplete that it takes card data, a password or a code. */
export function isSecret(name: string, autocomplete: string): boolean {
  return SECRET_NAME.test(name) || autocomplete.split(' ').some((word) => SECRET_AUTOCOMPLETE.test(word));
}
