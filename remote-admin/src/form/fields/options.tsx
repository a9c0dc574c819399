interface OptionsProps<Value extends string> {
  of: readonly Value[];
  names: Readonly<Record<Value, string>>;
}

/** The options of a select, each by its name, in the order given. */
export function Options<Value extends string>({ of, names }: OptionsProps<Value>) {
  return of.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ));
}
