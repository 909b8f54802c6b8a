import type { RecipeCard as RecipeCardData } from '@okolitsa/contracts/recipes/recipe.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import basketPicture from '../../assets/food/basket.webp'
import { type RecipeListState, recipeListHref } from '../../data/recipes/recipe-list.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

const NARROWINGS = ['all', 'fast', 'meatless'] as const
/** Number of pictures above the fold. */
const FIRST_SCREEN = 4

export function RecipeList({
  path,
  state,
  page,
}: {
  path: string
  state: RecipeListState
  page: { readonly items: readonly RecipeCardData[]; readonly totalPages: number }
}) {
  return (
    <div className="stack g6">
      <ChipGroup label={text.filters} scroll>
        {NARROWINGS.map((narrowing) => (
          <Chip
            key={narrowing}
            href={recipeListHref(path, { page: 1, narrowing })}
            selected={state.narrowing === narrowing}
            data-keep-scroll=""
          >
            {text[narrowing]}
          </Chip>
        ))}
      </ChipGroup>
      {page.items.length === 0 ? (
        <EmptyState
          picture={basketPicture}
          title={text.nothingTitle}
          text={text.nothingText}
          action={<Button href={path}>{text.showAll}</Button>}
        />
      ) : (
        <RecipeGrid recipes={page.items} headingLevel={2} firstScreen={FIRST_SCREEN} />
      )}
      <Pagination
        text={text.pages}
        page={state.page}
        pageCount={page.totalPages}
        hrefOf={(number) => recipeListHref(path, { ...state, page: number })}
      />
    </div>
  )
}
