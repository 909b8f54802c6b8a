import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { productShelves as text } from '@okolitsa/strings/ru/product-shelves.ts'
import { Fragment, type ReactNode } from 'react'
import { type ShelfAnswer, type ShelfQuery, useShelf } from '../../data/catalog/use-shelf.ts'
import { InTurn } from '../../platform/hydration/in-turn.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Near } from '../../ui/near.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { ShelfCardSkeleton } from '../../ui/shelf-card-skeleton.tsx'
import css from './product.module.css'

/** Keys of skeletons of a loading shelf: a phone displays two, a desktop five. */
const STILL = ['1', '2', '3', '4', '5', '6']

interface ShelfProps<Answer extends ShelfAnswer, Key extends readonly unknown[]> {
  title: string
  more?: { readonly href: string; readonly text: string } | undefined
  query: ShelfQuery<Answer, Key>
  /** Data of the loader; null or absent = loaded on approach. */
  initial?: Answer | null | undefined
  /** Selects the displayed items; all by default. */
  pick?: (items: Answer['items']) => Answer['items']
  children: (item: Answer['items'][number]) => ReactNode
}

/**
 * A shelf under a product that cannot fail the page: it loads in its final size, shows its own error, and is hidden
 * when empty.
 */
export function Shelf<Answer extends ShelfAnswer, Key extends readonly unknown[]>(props: ShelfProps<Answer, Key>) {
  if (props.initial) return <ShelfOf {...props} />
  return <Near still={<ShelfFrame title={props.title}>{still}</ShelfFrame>}>{() => <ShelfOf {...props} />}</Near>
}

function ShelfOf<Answer extends ShelfAnswer, Key extends readonly unknown[]>({
  title,
  more,
  query,
  initial,
  pick = (items) => items,
  children,
}: ShelfProps<Answer, Key>) {
  const { items: all, isFailed, retry } = useShelf(query, initial)
  if (!all)
    return (
      <ShelfFrame title={title}>
        {isFailed ? (
          <Notification
            tone="warning"
            title={text.failed}
            action={
              <Button look="white" size="small" onClick={retry}>
                {text.retry}
              </Button>
            }
          />
        ) : (
          still
        )}
      </ShelfFrame>
    )
  const items = pick(all)
  if (items.length === 0) return null
  return (
    <ShelfFrame title={title} more={more}>
      <Carousel label={title} previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
        <InTurn>
          {items.map((item) => (
            <Fragment key={keyOf(item)}>{children(item)}</Fragment>
          ))}
        </InTurn>
      </Carousel>
    </ShelfFrame>
  )
}

const keyOf = (item: unknown): string => {
  const { id, slug } = item as { readonly id?: number; readonly slug?: string }
  return `${id ?? slug}`
}

const still = (
  <div className={css.still} role="status" aria-label={text.loading}>
    {STILL.map((key) => (
      <ShelfCardSkeleton key={key} />
    ))}
  </div>
)

function ShelfFrame({
  title,
  more,
  children,
}: Pick<ShelfProps<never, never>, 'title' | 'more'> & { children: ReactNode }) {
  return (
    <section className="section">
      <SectionHeader title={title} more={more} />
      {children}
    </section>
  )
}
