import { Card } from '../../../ui/card.tsx'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'
import css from '../site-blocks.module.css'

export function AdvantagesBlock({ block }: BlockAt<'advantages'>) {
  const { title, items } = block.props
  return (
    <section className="section">
      {title && <SectionHeader title={title} />}
      <ul className={css.cards}>
        {items.map((item) => (
          <li key={item.title}>
            <Card className="stack g2">
              <b>{item.title}</b>
              {item.text && <span className="muted">{item.text}</span>}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
