import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What the shop's secret is good for; each use has a key of its own, derived by HKDF (RFC 5869). */
export interface SecretBox {
  /** AES-256-GCM: initialisation vector, tag, ciphertext */
  seal(plain: Buffer): Buffer;
  /** @throws Error when it was sealed with another secret or has been changed */
  open(sealed: Buffer): Buffer;
  /** HMAC-SHA-256 of `message` */
  mac(message: Buffer): Buffer;
}

export function createSecretBox(secret: Buffer, purpose: string): SecretBox {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `tessera/${purpose}/${use}`, 32));
  const sealing_key = derive('seal');
  const mac_key = derive('mac');
  return {
    seal(plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing_key, iv);
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealing_key, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
    mac: (message) => createHmac('sha256', mac_key).update(message).digest(),
  };
}
