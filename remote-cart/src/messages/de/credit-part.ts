/** `creditPartMessages` in German. */
export const creditPart = {
  use: (amount: string) => `${amount} davon mit meinem Guthaben bezahlen`,
  rest: (amount: string) => `Die übrigen ${amount} zahlen Sie auf dem Weg, den Sie hier wählen.`,
  noPlan: 'In Raten zahlen Sie immer die ganze Bestellung: Ihr Guthaben bleibt, wie es ist.',
};
