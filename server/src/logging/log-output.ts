import pino from 'pino';

/** Lines that wait for room; what comes on top of them is dropped. Bytes. */
const MOST_WAITING = 64 * 1024;
/** So often it is tried again while nothing new is written. Milliseconds. */
const TRY_EVERY = 5_000;

export interface LogOutput {
  stream: pino.DestinationStream;
  /** Called with the number of lines that were dropped, once there is room again. */
  onRoom: (tell: (dropped: number) => void) => void;
}

/**
 * Where lines go: a file descriptor. One that cannot be written (a full disk, a reader that is gone) fails nobody: 64 KB of
 * lines wait, further ones are dropped and counted.
 */
export function createLogOutput(fd: number): LogOutput {
  const file = pino.destination({ dest: fd, sync: true, maxLength: MOST_WAITING });
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  // An empty write sends off what waits: the stream itself does not try once it is full.
  const tryAgain = () => file.write('');
  file.on('drop', () => {
    dropped += 1;
    tryAgain();
  });
  file.on('error', () => {
    timer ??= setInterval(tryAgain, TRY_EVERY).unref();
  });
  return {
    // Nothing but `write`: with it pino also flushes after a fatal line, which waits for as long as the disk is full.
    stream: { write: (line) => void file.write(line) },
    onRoom(tell) {
      file.on('drain', () => {
        clearInterval(timer);
        timer = undefined;
        if (dropped === 0) return;
        const count = dropped;
        dropped = 0;
        tell(count);
      });
    },
  };
}
