import type { PayLaterAccount } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { payLaterMessages } from '../../../messages/pay-later';
import { RadioChoices } from './radio-choices';

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
    <RadioChoices
      name="method"
      legend={text.methodTitle}
      choices={methods.map(({ code, name }) => [code, name])}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
