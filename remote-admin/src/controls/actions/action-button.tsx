import { toast } from '@tessera/shared/events';
import { Button, ButtonLink, VisuallyHidden, type ButtonProps } from '@tessera/shared/ui';
import { useId } from 'react';
import { usePress, type PressAction } from './use-press';

interface ActionButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** why it cannot be pressed now; it stays in its place and says so */
  reason?: string;
  onClick?: PressAction;
}

/** A button that, instead of going away, says why it cannot be pressed: in its tooltip, to a screen reader, and when pressed. */
export function ActionButton({ reason, onClick, pending, children, ...rest }: ActionButtonProps) {
  const id = useId();
  const pressed = usePress();
  if (!reason) {
    return (
      <Button {...rest} pending={pending || pressed.pending} onClick={() => pressed.press(onClick)}>
        {children}
      </Button>
    );
  }
  return (
    <>
      <ButtonLink
        as="button"
        type="button"
        variant="secondary"
        size={rest.size}
        title={reason}
        aria-disabled
        aria-describedby={id}
        onClick={() => toast.info(reason, { id })}
      >
        {children}
      </ButtonLink>
      <VisuallyHidden id={id}>{reason}</VisuallyHidden>
    </>
  );
}
