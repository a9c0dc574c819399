/** A random Idempotency-Key: 128 bits, in a form that any server takes. `crypto.randomUUID` exists in secure contexts alone. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
