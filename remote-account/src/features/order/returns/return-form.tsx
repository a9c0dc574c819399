import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Order, Return } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, TextArea } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormActions } from '../../../frame/editing/form-actions';
import ruled from '../../../frame/section/ruled.module.css';
import { Notice } from '../../../frame/editing/notice';
import { Section } from '../../../frame/section/section';
import { ordersMessages } from '../../../messages/orders';
import { useShowOrder } from '../../../orders/orders.queries';
import { ReturnLine } from './return-line';
import { ReturnPictures } from './return-pictures';
import { checkChoices, returnItems, type Choice, type Choices } from './return.model';
import styles from './return-form.module.css';
import { returnableLines } from './returnable';
import { usePictures } from './use-pictures';

interface ReturnFormProps {
  order: Order;
  onClose: () => void;
}

/** Asks to give some of an order back: which lines, why, and what the shop should see of them. */
export default function ReturnForm({ order, onClose }: ReturnFormProps) {
  const text = useMessages(ordersMessages);
  const [choices, setChoices] = useState<Choices>({});
  const [hasTried, setTried] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { ref: keepTyping, clear: forgetDraft } = useDraft(`return:${order.id}`);
  const pictures = usePictures();
  const show = useShowOrder();
  const lines = returnableLines(order);
  const errors = hasTried ? checkChoices(choices) : { nothing: false, reasons: [] };

  useEffect(() => title.current?.focus(), []);

  const close = (): void => {
    forgetDraft();
    onClose();
  };

  const request = useMutation({
    mutationFn: (comment: string) =>
      api.post<Return>(`orders/${encodeURIComponent(order.number)}/returns`, {
        json: { items: returnItems(choices), comment, pictures: pictures.list.map(({ id }) => id) },
      }),
    onSuccess: (made) => {
      show({ ...order, returns: [...order.returns, made] });
      toast.success(text.requested);
      close();
    },
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const { nothing, reasons } = checkChoices(choices);
    const form = event.currentTarget;
    if (nothing) return;
    if (reasons[0] !== undefined) {
      // the select of the first line without a reason
      const select = form.elements.namedItem(`reason-${reasons[0]}`);
      if (select instanceof HTMLElement) select.focus();
      return;
    }
    if (!request.isPending) request.mutate(String(new FormData(form).get('comment') ?? ''));
  };

  const choose = (id: string, choice: Choice | undefined): void => {
    // A line that has just been chosen cannot have its reason yet.
    if (choice && !choices[id]) setTried(false);
    setChoices(({ [id]: _before, ...others }) => (choice ? { ...others, [id]: choice } : others));
  };

  return (
    <Section title={text.formTitle} intro={lines.length > 0 ? text.formText : text.nothingLeft} titleRef={title}>
      <form ref={keepTyping} className={styles.Form} noValidate onSubmit={handleSubmit}>
        <ul className={ruled.List}>
          {lines.map(({ item, left }) => (
            <ReturnLine
              key={item.id}
              item={item}
              left={left}
              choice={choices[item.id]}
              error={errors.reasons.includes(item.id) ? text.reasonMissing : undefined}
              onChange={(choice) => choose(item.id, choice)}
            />
          ))}
        </ul>
        <TextArea name="comment" label={text.comment} hint={text.commentHint} rows={4} maxLength={2000} />
        <ReturnPictures pictures={pictures} />
        {(errors.nothing || request.error) && (
          <Notice>
            <Alert tone="error">
              {errors.nothing ? text.nothingChosen : request.error?.message || UNEXPECTED_ERROR}
            </Alert>
          </Notice>
        )}
        <FormActions submit={text.submit} pendingText={text.submitting} pending={request.isPending} onCancel={close} />
      </form>
    </Section>
  );
}
