import type { PayLaterAccount } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { payLaterMessages } from '../../../messages/pay-later';
import styles from '../account/pay-later.module.css';

type Methods = PayLaterAccount['payment_methods'];
export type Method = Methods[number]['code'];

interface MethodChoiceProps {
  methods: Methods;
  chosen: Method | undefined;
  onChoose: (method: Method) => void;
}

/** By which card, where the shop takes more than one kind. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const text = useMessages(payLaterMessages);
  if (methods.length < 2) return null;
  return (
    <fieldset className={styles.Choices}>
      <legend className={styles.Legend}>{text.methodTitle}</legend>
      {methods.map(({ code, name }) => (
        <label key={code} className={styles.Choice}>
          <input
            className={styles.Radio}
            type="radio"
            name="method"
            value={code}
            checked={chosen === code}
            onChange={() => onChoose(code)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
