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
          <input type="radio" name="plan" className="peer sr-only" defaultChecked={index === 0} />
          <span className="inline-flex min-h-tap cursor-pointer items-center rounded-full px-4 text-label text-ink-soft outline-2 outline-offset-2 outline-spruce hover:text-ink peer-checked:bg-spruce-tint peer-checked:font-bold peer-checked:text-ink peer-focus-visible:outline lg:min-h-10">
            {plan}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
