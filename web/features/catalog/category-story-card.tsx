import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmAddresses, farmersPath } from '../../data/catalog/addresses.ts'
import { shelfPicture } from '../../data/catalog/picture.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { ShelfCard } from '../../ui/shelf-card.tsx'
import css from './list.module.css'

const text = catalog.category

export function CategoryStoryCard({
  category,
  story,
}: {
  category: CategorySummary
  /** Story of the category; null = none, and the card describes its farms. */
  story: { readonly cardTitle: string; readonly cardText: string } | null
}) {
  const { site } = useRootData()
  const { organizationId } = site
  const { cardTitle, cardText } = story ?? text.makersCard
  const makers = organizationId === null ? farmersPath(category.urlKey) : farmAddresses(site, organizationId).info
  return (
    <ShelfCard
      href={makers}
      title={cardTitle}
      picture={shelfPicture(category.imageUrl, '')}
      hue={category.hue}
      overline={text.storyOverline(category.title)}
      bar={<p className={`sm muted ${css.story}`}>{cardText}</p>}
      headingLevel={2}
    />
  )
}
