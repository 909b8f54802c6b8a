import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmersPath } from '../../data/catalog/addresses.ts'
import { shelfPicture } from '../../data/catalog/picture.ts'
import { ShelfCard } from '../../ui/shelf-card.tsx'
import css from './list.module.css'

/** The category's own card among its goods: what it has to say, and the way to those who make it. */
export function CategoryStoryCard({
  category,
  story,
}: {
  category: CategorySummary
  story: { readonly cardTitle: string; readonly cardText: string }
}) {
  return (
    <ShelfCard
      href={farmersPath(category.urlKey)}
      title={story.cardTitle}
      picture={shelfPicture(category.imageUrl, '')}
      hue={category.hue}
      overline={catalog.category.storyOverline(category.title)}
      bar={<p className={`sm muted ${css.story}`}>{story.cardText}</p>}
      headingLevel={2}
    />
  )
}
