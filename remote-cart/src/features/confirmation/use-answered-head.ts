import type { Order } from '@tessera/shared/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { moodOf } from './confirmation.model';

/**
 * The head of the page takes the focus when a payment gets an answer: the form that was sent is gone, and on a phone
 * the answer stands above what is on show. One that was waited for moves no page that is being read.
 */
export function useAnsweredHead(order: Order): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const mood = moodOf(order);
  const payment = order.payment.id;
  const before = useRef({ mood, payment });
  useEffect(() => {
    const { current } = before;
    before.current = { mood, payment };
    if (current.mood === mood && current.payment === payment) return;
    // whoever has gone on to something else on the page keeps their place
    if (document.activeElement && document.activeElement !== document.body) return;
    head.current?.focus({ preventScroll: current.mood === 'waiting' });
  }, [mood, payment]);
  return head;
}
