import type { RecipeCategory } from '@okolitsa/contracts/recipes/recipe.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import type { CSSProperties } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { recipesPath } from '../../data/recipes/addresses.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './recipe-categories.module.css'

const PICTURE_PX = 96

export function RecipeCategories({ categories }: { categories: readonly RecipeCategory[] }) {
  return (
    <nav aria-label={text.categories} className={css.grid}>
      {categories.map(({ urlKey, title, imageUrl, hue, recipesCount }) => (
        <a key={urlKey} href={recipesPath(urlKey)} data-hue="" style={{ '--h': hue } as CSSProperties}>
          <Picture picture={pictureOf(imageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })} priority />
          <span>
            <b>{title}</b>
            <small>{text.count(recipesCount)}</small>
          </span>
        </a>
      ))}
    </nav>
  )
}
