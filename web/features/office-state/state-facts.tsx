import css from './state.module.css'

/** Terms with their values, each pair in a line. */
export const StateFacts = ({ items }: { items: readonly (readonly [term: string, value: string])[] }) => (
  <dl className={css.facts}>
    {items.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
