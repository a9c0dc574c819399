export type Unsent = Partial<Record<string, string>>;

let unsent: Unsent = {};

/** What a visitor has typed and not sent, by field: closing the dialog loses nothing. It is in no storage. */
export const unsentMessage = (): Unsent => unsent;

export function keepUnsent(field: string, text: string): void {
  unsent = { ...unsent, [field]: text };
}

export function forgetUnsent(): void {
  unsent = {};
}
