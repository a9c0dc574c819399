/** What the shell and every remote build on, with all that they have: where one of these changes, all of the page does. */
const BASES =
  'Object Array String Number Promise Map Set RegExp Date Function JSON Math Reflect Response EventTarget Node History Storage fetch setTimeout';

interface Known {
  /** whose property it is, in words: `Array.prototype.` */
  in: string;
  of: object;
  key: PropertyKey;
  /** as it was before any remote's code ran */
  own: PropertyDescriptor;
}

const ownOf = (of: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(of, key);

/**
 * Remembers what the page's language and its first means are, from this moment on: its code, for numbers and texts are nobody's
 * harm.
 * @returns a function that puts back whatever has been changed of them since and says what that was, `Array.prototype.map`.
 *   What was added stays, such as a method that an older browser lacks; but not in all objects, where each loop over names
 *   would find it.
 */
export function rememberIntrinsics(): () => string[] {
  const known: Known[] = [];
  const remember = (of: object, within: string, keys = Reflect.ownKeys(of)): void => {
    for (const key of keys) {
      const own = ownOf(of, key);
      if (own?.get || typeof own?.value === 'function') known.push({ in: within, of, key, own });
    }
  };
  for (const name of BASES.split(' ')) {
    // an object without anything, where there is none
    const base = Object(Reflect.get(globalThis, name)) as { prototype?: object };
    remember(globalThis, '', [name]);
    remember(base, `${name}.`);
    remember(Object(base.prototype) as object, `${name}.prototype.`);
  }
  return () => [
    ...known.flatMap(({ in: within, of, key, own }) => {
      const now = ownOf(of, key);
      if (now?.value === own.value && now?.get === own.get && now?.set === own.set) return [];
      // what was fixed in its place stays as it is, and is told all the same
      Reflect.defineProperty(of, key, own);
      return [within + String(key)];
    }),
    ...Object.keys(Object.prototype).map((key) => {
      Reflect.deleteProperty(Object.prototype, key);
      return `Object.prototype.${key}`;
    }),
  ];
}
