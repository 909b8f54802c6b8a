import type { RecipeRow } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { RECIPE_STATES, type RecipeState } from '@okolitsa/domain/recipes/written-recipe.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import { useState } from 'react'
import { useRecipes } from '../../data/office/use-recipes.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoment } from './banner-words.ts'
import { STATE_COLORS } from './publishing.tsx'
import css from './showcase.module.css'

/** Recipes by their addresses, with a search and a filter by state. */
export function RecipeList() {
  const { closedAreas } = useRootData().site.market
  const [search, setSearch] = useState('')
  const [state, setState] = useState<RecipeState | ''>('')
  const found = useRecipes(search.trim(), state || null)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <div className={css.panel}>
      {closedAreas.includes('recipes') && <Notification tone="warning" title={text.areaOff} />}
      <SearchField
        label={text.search}
        placeholder={text.search}
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Segmented
        label={text.publishing}
        value={state}
        items={[
          { value: '' as const, title: text.anyState },
          ...RECIPE_STATES.map((value) => ({ value, title: text.states[value] })),
        ]}
        onValueChange={setState}
      />
      {isError && !data && (
        <ErrorState
          scope="block"
          title={text.loadFailed}
          action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
        />
      )}
      {!isError && !data && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={320} />
        </div>
      )}
      {items?.length === 0 && <Card>{search === '' && state === '' ? text.none : text.nothing}</Card>}
      {items && items.length > 0 && (
        <Card padded={false}>
          <ul className={css.list} aria-label={text.list}>
            {items.map((recipe) => (
              <Row key={recipe.slug} recipe={recipe} />
            ))}
          </ul>
        </Card>
      )}
      {hasNextPage && (
        <Button look="secondary" size="medium" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </div>
  )
}

function Row({ recipe }: { recipe: RecipeRow }) {
  const say = useMoment()
  const { slug, title, imageUrl, categoryTitle, state, version, publishedVersion, plannedAt } = recipe
  return (
    <li>
      <a href={`/office/content/recipes/${slug}`} className={css.row}>
        <span className={css.thumb}>{imageUrl && <img src={imageUrl} alt="" loading="lazy" />}</span>
        <span>
          <b>{title}</b>
          <small>{[categoryTitle, plannedAt && text.plannedFor(say(plannedAt))].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={css.badges}>
          {publishedVersion !== null && publishedVersion !== version && <Badge>{text.hasDraft}</Badge>}
          <Badge color={STATE_COLORS[state]}>{text.states[state]}</Badge>
        </span>
      </a>
    </li>
  )
}
