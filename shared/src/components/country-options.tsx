export interface CountryOptionsProps {
  /** by ISO 3166-1 alpha-2, in the order in which they are offered */
  countries: readonly { code: string; name: string }[];
  /** said while none is chosen */
  none: string;
}

/** The choices of a country's field. */
export const CountryOptions = ({ countries, none }: CountryOptionsProps) => (
  <>
    <option value="">{none}</option>
    {countries.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </>
);
