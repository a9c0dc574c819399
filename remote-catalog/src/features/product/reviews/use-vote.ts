import { useState } from 'react';
import { ApiError, api } from '@tessera/shared/client';
import type { Review } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { requireSignIn } from '@tessera/shared/session';
import { reviewsMessages } from '../../../messages/reviews';

export interface Vote {
  isMine: boolean;
  count: number;
  toggle: () => void;
}

/** Whether somebody finds a review helpful: shows at once, and moves back when the server refuses. */
export function useVote({ id, helpful_by_me, helpful_count }: Review, onVoted: () => void): Vote {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isMine = wanted ?? helpful_by_me;
  const send = async (helpful: boolean): Promise<void> => {
    setWanted(helpful);
    const path = `reviews/${encodeURIComponent(id)}/helpful`;
    try {
      await (helpful ? api.put(path) : api.delete(path));
      onVoted();
    } catch (error) {
      setWanted(null);
      // one's own review, for example
      const reason = error instanceof ApiError && error.status === 409 ? error.message : undefined;
      toast.error(reason ?? messagesIn(reviewsMessages).voteFailed, { id: `helpful-${id}` });
    }
  };
  const toggle = (): void =>
    requireSignIn({ reason: messagesIn(reviewsMessages).signInToVote, then: () => send(!isMine) });
  return { isMine, count: helpful_count + Number(isMine) - Number(helpful_by_me), toggle };
}
