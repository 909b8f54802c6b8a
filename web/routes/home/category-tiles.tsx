import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import { homeText } from '@okolitsa/strings/ru/home.ts'
import { categoryPath } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import css from './home.module.css'

const PICTURE = { width: 132, height: 132 }

/** What can be cooked: a tile per category, its colour is the food's own. */
export function CategoryTiles({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <ul className={css.tiles}>
      {categories.map(({ id, urlKey, title, hue, imageUrl, productsCount }) => {
        const { src, srcSet, width, height } = pictureOf(imageUrl, '', PICTURE)
        return (
          <li key={id}>
            <a
              className={css.tile}
              href={categoryPath(urlKey)}
              data-hue=""
              style={{ '--h': hue } as React.CSSProperties}
            >
              {title}
              <small>{homeText.categories.count(productsCount)}</small>
              {imageUrl && (
                <img src={src} srcSet={srcSet} alt="" width={width} height={height} loading="lazy" decoding="async" />
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
