import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'
import css from './price-list.module.css'

export function PriceListBlock({ block }: BlockAt<'priceList'>) {
  const { title, note, layout, items } = block.props
  if (items.length === 0) return null
  return (
    <section className="section">
      <SectionHeader title={title || text.prices} />
      <div className={layout === 'columns' ? css.columns : css.list}>
        {[...Map.groupBy(items, ({ group }) => group)].map(([group, lines], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a read-only list
          <div key={at} className={css.group}>
            {group && <h3 className="h4">{group}</h3>}
            <DescriptionList
              items={lines.map((line) => ({
                term: (
                  <>
                    <span className={css.what}>{line.title}</span>
                    {line.text && <small className={css.more}>{line.text}</small>}
                  </>
                ),
                value: line.price,
              }))}
            />
          </div>
        ))}
      </div>
      {note && <p className="sm muted">{note}</p>}
    </section>
  )
}
