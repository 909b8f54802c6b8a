import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { farmerInfo } from '@okolitsa/strings/ru/farmer-info.ts'
import { farmerPage as text } from '@okolitsa/strings/ru/farmer-page.ts'
import { sections } from '../../features/navigation/sections.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Card } from '../../ui/card.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import css from './about-farm.module.css'

export function AboutFarm({
  farmer,
  title = text.about,
}: {
  farmer: Pick<Farmer, 'story' | 'ownerName'>
  title?: string
}) {
  const { site } = useRootData()
  if (farmer.story.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHeader
        title={title}
        {...(site.mode !== 'landing' && { more: { href: sections.sellerAbout.href, text: text.moreAbout } })}
      />
      <Card className={css.story}>
        {farmer.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {farmer.ownerName && <p className="sm muted">{farmerInfo.owner(farmer.ownerName)}</p>}
      </Card>
    </section>
  )
}
