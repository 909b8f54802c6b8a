import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import { festivalText } from '@okolitsa/strings/ru/festival.ts'
import css from './festival.module.css'

const text = festivalText.sections

export function SectionTiles({
  items,
  current,
  hrefOf,
}: {
  items: readonly { readonly slug: FestivalSection; readonly productsCount: number }[]
  current?: FestivalSection
  hrefOf: (section: FestivalSection) => string
}) {
  return (
    <ul className={css.sections}>
      {items.map(({ slug, productsCount }) => (
        <li key={slug}>
          <a href={hrefOf(slug)} className={css.section} aria-current={slug === current ? 'page' : undefined}>
            {text.names[slug]}
            <small>{text.count(productsCount)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
