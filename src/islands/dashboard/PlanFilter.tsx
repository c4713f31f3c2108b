interface Props {
  readonly label: string;
  readonly plans: readonly string[];
}

/** The plan tabs, which leave the rows as they are. */
export function PlanFilter({ label, plans }: Props) {
  return (
    <fieldset className="plan-filter -mx-1 mt-4 flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {plans.map((plan, index) => (
        <label key={plan}>
          <input type="radio" name="plan" className="sr-only" defaultChecked={index === 0} />
          <span>{plan}</span>
        </label>
      ))}
    </fieldset>
  );
}
