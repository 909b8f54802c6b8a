import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'
import { Paragraphs } from '../paragraphs.tsx'
import css from '../site-blocks.module.css'

export function FaqBlock({ block }: BlockAt<'faq'>) {
  const { title, items } = block.props
  return (
    <section className="section">
      <SectionHeader title={title || text.faq} />
      <div className={css.narrow}>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            <Paragraphs text={answer} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
