import type { Category } from '@okolitsa/contracts/catalog/category.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import type { ReactNode } from 'react'
import { categoryPath } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Card } from '../../ui/card.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import css from './category-card.module.css'

const PICTURE_PX = 84

/** A root category with links to its subcategories. */
export function CategoryCard({ category }: { category: Category }) {
  return (
    <Card as="article" className={css.card}>
      <div className={css.picture}>
        <Thumb
          picture={pictureOf(category.imageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })}
          hue={category.hue}
          size={PICTURE_PX}
        />
      </div>
      <div className={css.head}>
        <h2 className="h4">
          <a className={css.title} href={categoryPath(category.urlKey)}>
            {category.title}
          </a>
        </h2>
        <span className="sm muted">{catalog.counts.products(category.productsCount)}</span>
      </div>
      <ul className={css.parts}>
        {category.children.map(({ id, urlKey, title }) => (
          <li key={id}>
            <a href={categoryPath(urlKey)}>{title}</a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function CategoryGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
