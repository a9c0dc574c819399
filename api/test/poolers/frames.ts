/** One message of PostgreSQL's protocol 3.0, type and length included. */
export interface Frame {
  type: string;
  bytes: Buffer;
}

const HEAD = 5;

/** Cuts a stream of bytes into messages; what is not whole yet is kept for the next call. */
export function createFrames(): (chunk: Buffer) => Frame[] {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const frames: Frame[] = [];
    while (rest.length >= HEAD) {
      const end = rest.readInt32BE(1) + 1;
      if (rest.length < end) break;
      frames.push({ type: rest.toString('latin1', 0, 1), bytes: rest.subarray(0, end) });
      rest = rest.subarray(end);
    }
    return frames;
  };
}

/** A message of this type and body. */
export function frame(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(HEAD);
  head.write(type, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** The text that ends with a zero byte at this place of a message's body. */
export function textAt({ bytes }: Frame, offset: number): string {
  return bytes.toString('utf8', HEAD + offset, bytes.indexOf(0, HEAD + offset));
}

/** The same message with another text at this place. */
export function withText(old: Frame, offset: number, text: string): Buffer {
  const body = old.bytes.subarray(HEAD);
  const after = old.bytes.indexOf(0, HEAD + offset) - HEAD;
  return frame(old.type, Buffer.concat([body.subarray(0, offset), Buffer.from(text), body.subarray(after)]));
}

/** PostgreSQL's way to refuse a connection. */
export function refusal(code: string, message: string): Buffer {
  return frame('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
}
