const NUMBER = /(?<![+\d])\d(?:[ .-]?\d){12,18}(?!\d)/g;
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

/** Text without the card numbers in it: they are kept nowhere, whatever field somebody puts them in. */
export function withoutCardNumbers(text: string): string {
  return text.replace(NUMBER, (number) => (hasCheckDigit(number.replace(/\D/g, '')) ? '' : number));
}

/** True for a field that says by its name or its autocomplete that it takes card data, a password or a code. */
export function isSecret(name: string, autocomplete: string): boolean {
  return SECRET_NAME.test(name) || autocomplete.split(' ').some((word) => SECRET_AUTOCOMPLETE.test(word));
}
