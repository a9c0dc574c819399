import { isSecret, withoutCardNumbers } from './card-data';
import type { DraftValues } from './draft-storage';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Kinds of inputs that nobody types in, or that are nobody's business. */
const NEVER_STORED = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements]
    .filter(isField)
    .filter((field) => field.name && !NEVER_STORED.includes(field.type))
    .filter((field) => !isSecret(field.name, field.getAttribute('autocomplete') ?? ''));
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Boxes of one name differ by their value. */
function keyOf(field: Field): string {
  return isBox(field) ? `${field.name}=${field.value}` : field.name;
}

/** What stands in a form, without passwords, files and card data. */
export function readForm(form: HTMLFormElement): DraftValues {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [keyOf(field), isBox(field) ? field.checked : withoutCardNumbers(field.value)]),
  );
}

/** What a person has changed: fields that stand as they were are left to whatever the page has next time. */
export function changedValues(before: DraftValues, now: DraftValues): DraftValues {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => before[key] !== value));
}

/** Sets a field past React's own note of its value, so that the event below counts as typing. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts values back as if they were typed, so that whatever follows the fields (React, react-hook-form) follows. */
export function fillForm(form: HTMLFormElement, values: DraftValues): void {
  for (const field of fieldsOf(form)) {
    const value = values[keyOf(field)];
    if (isBox(field)) {
      // a radio button is only ever pressed: that takes the press from its neighbours
      if (typeof value === 'boolean' && field.checked !== value && (value || field.type === 'checkbox')) field.click();
    } else if (typeof value === 'string' && field.value !== value) type(field, value);
  }
}
