import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import { homeText } from '@okolitsa/strings/ru/home.ts'
import { categoryPath } from '../../data/catalog/addresses.ts'
import { squarePicture } from '../../data/catalog/picture.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './home.module.css'

/** The `sizes` attribute of a tile. */
const SIZES = '(min-width: 992px) 132px, 98px'

export function CategoryTiles({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <ul className={css.tiles}>
      {categories.map(({ id, urlKey, title, hue, imageUrl, productsCount }) => (
        <li key={id}>
          <a className={css.tile} href={categoryPath(urlKey)} data-hue="" style={{ '--h': hue } as React.CSSProperties}>
            {title}
            <small>{homeText.categories.count(productsCount)}</small>
            {imageUrl && <Picture picture={squarePicture(imageUrl, '', [160, 240, 320], SIZES)} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
