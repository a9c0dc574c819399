import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process answers within this time, whatever it answers. */
export type Ask = (child: ChildProcess, ms: number) => Promise<boolean>;

/** Asks by HTTP. */
export const askUrl =
  (url: string): Ask =>
  async (_child, ms) => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(ms) });
      await response.arrayBuffer();
      return true;
    } catch {
      return false;
    }
  };

/** Asks by the channel between the processes: for one that listens on no port. */
export const askByMessage: Ask = (child, ms) =>
  new Promise((resolve) => {
    const settle = (answered: boolean): void => {
      clearTimeout(timer);
      child.off('message', heard);
      resolve(answered);
    };
    const heard = (): void => settle(true);
    const timer = setTimeout(() => settle(false), ms);
    child.on('message', heard);
    // One that has just ended is told by its exit.
    if (child.connected) child.send('ping', () => undefined);
  });

/** A start may take so long, migrations and a cold disk included. */
const START_MS = 60_000;
/** So many questions in a row must stay without an answer. */
const QUESTIONS = 5;

export interface LivenessOptions {
  child: ChildProcess;
  ask: Ask;
  /** how long it may be silent, in milliseconds */
  limitMs: number;
  /** called at most once */
  onHang: () => void;
}

/**
 * Asks a process again and again, and says when it has answered nothing for `limitMs`, or for a minute since its start.
 * Unanswered questions are counted, each waited for by this very process; no clock is read: whoever was asleep meanwhile
 * (a closed laptop, a stopped supervisor) misses one of them at most.
 * @returns what ends the asking
 */
export function watchLiveness({ child, ask, limitMs, onHang }: LivenessOptions): () => void {
  const stopping = new AbortController();
  const stepMs = limitMs / QUESTIONS;
  void (async () => {
    let unanswered = 0;
    let mayMiss = Math.max(QUESTIONS, Math.ceil(START_MS / stepMs));
    while (!stopping.signal.aborted) {
      const pause = sleep(stepMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      const answered = await ask(child, stepMs);
      await pause;
      unanswered = answered ? 0 : unanswered + 1;
      if (answered) mayMiss = QUESTIONS;
      if (unanswered < mayMiss || stopping.signal.aborted) continue;
      onHang();
      return;
    }
  })();
  return () => stopping.abort();
}
