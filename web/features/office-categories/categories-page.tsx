import { officeCategories as text } from '@okolitsa/strings/ru/office-categories.ts'
import { useCategories } from '../../data/office/use-categories.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './categories.module.css'
import { CategoryForm } from './category-form.tsx'
import { CategoryMoves } from './category-moves.tsx'
import { MovableTree } from './movable-tree.tsx'

/** Address of the pages of the editor. */
const CATEGORIES = '/office/catalog/categories'

/** The tree, next to it the chosen category or the form of a new one; on a phone one of the two. */
export function CategoriesPage({ current }: { current: number | 'new' | null }) {
  const { data, isError, refetch } = useCategories()
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={480} />
      </div>
    )
  const chosen = data.find(({ id }) => id === current)
  return (
    <div className={classNames(css.page, current !== null && css.opened)}>
      <Card as="section" className={classNames('stack g3', css.tree)} aria-label={text.tree}>
        {data.length === 0 ? <p className="muted">{text.empty}</p> : <MovableTree all={data} current={chosen?.id} />}
        <Button look="secondary" size="medium" href={`${CATEGORIES}/new`}>
          {text.add}
        </Button>
      </Card>
      <div className={css.panel}>
        {current !== null && (
          <a className={css.back} href={CATEGORIES}>
            {text.back}
          </a>
        )}
        {chosen && (
          <>
            <CategoryForm key={chosen.id} all={data} category={chosen} />
            <CategoryMoves key={`moves-${chosen.id}`} all={data} category={chosen} />
          </>
        )}
        {current === 'new' && <CategoryForm key="new" all={data} />}
        {!chosen && current !== 'new' && <p className="muted">{current === null ? text.choose : text.gone}</p>}
      </div>
    </div>
  )
}
