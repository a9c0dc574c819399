import type { PayLaterAccount } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { payLaterMessages } from '../../../messages/pay-later';
import styles from '../account/pay-later.module.css';
import { RadioChoice } from './radio-choice';

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
        <RadioChoice
          key={code}
          name="method"
          value={code}
          label={name}
          checked={chosen === code}
          onChoose={() => onChoose(code)}
        />
      ))}
    </fieldset>
  );
}
