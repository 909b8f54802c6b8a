import css from './tab-strip.module.css'

/** Tabs that are pages: a row of links, the current one underlined. */
export function TabLinks({
  label,
  items,
}: {
  label: string
  items: ReadonlyArray<{ title: string; href: string; note?: string | undefined; isCurrent?: boolean | undefined }>
}) {
  return (
    <nav aria-label={label} className={css.strip}>
      {items.map((item) => (
        <a key={item.href} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          {item.title}
          {item.note && <sup>{item.note}</sup>}
        </a>
      ))}
    </nav>
  )
}
