import { HashThread } from '../src/modules/auth/passwords/hash-thread';

/**
 * A password of people who are made for tests is hashed once in each file of tests, and compared once with that hash:
 * argon2 takes 20 ms of a processor each time. Whatever else is hashed or compared goes to argon2 as ever, whose own tests
 * do without this (auth/passwords/password-hasher.test.ts).
 */
export function rememberHashOf(password: string): void {
  const { hash, verify } = HashThread.prototype;
  let hashed: Promise<string> | undefined;
  let compared: Promise<boolean> | undefined;

  HashThread.prototype.hash = function (word, cost) {
    if (word !== password) return hash.call(this, word, cost);
    hashed ??= hash.call(this, word, cost);
    hashed.catch(() => (hashed = undefined)); // the thread has ended: the next one starts another
    return hashed;
  };
  HashThread.prototype.verify = async function (known, word) {
    if (word !== password || known !== (await hashed)) return verify.call(this, known, word);
    compared ??= verify.call(this, known, word);
    compared.catch(() => (compared = undefined));
    return compared;
  };
  // The thread is the same one for the files of tests that follow.
  afterAll(() => Object.assign(HashThread.prototype, { hash, verify }));
}
