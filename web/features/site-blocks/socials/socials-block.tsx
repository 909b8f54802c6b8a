import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { SectionHeader } from '../../../ui/section-header.tsx'
import type { BlockAt } from '../block-at.ts'

/** Links to the seller's profiles elsewhere; no third-party content is loaded. */
export function SocialsBlock({ block }: BlockAt<'socials'>) {
  const { title, items } = block.props
  return (
    <section className="section">
      <SectionHeader title={title || text.socials} />
      <div className="row fw">
        {items.map((item) => (
          <a key={item.href} className="link" href={item.href} target="_blank" rel="external noopener">
            {item.title}
          </a>
        ))}
      </div>
    </section>
  )
}
