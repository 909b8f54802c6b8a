import type { GoodsCategory, GoodsProduct } from '@okolitsa/contracts/products/goods-product.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { useState } from 'react'
import { useProductHistory } from '../../../data/products/desk/use-product-history.ts'
import { useDayReference } from '../../../platform/loading/use-day-reference.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { HistoryIcon, Undo2Icon } from '../../../ui/icons.ts'
import { changeLines } from './change-lines.ts'
import css from './goods-form.module.css'
import past from './goods-history.module.css'
import type { FormMenu } from './section.ts'

const text = productsForm.history

/** Author, time and fields of each change; a change that is still in effect can be reverted. */
export function HistorySection({
  product,
  categories,
  menu,
}: {
  product: GoodsProduct
  categories: readonly GoodsCategory[]
  menu: FormMenu | null
}) {
  const [isWanted, setWanted] = useState(false)
  const reference = useDayReference()
  const { query, items, undo } = useProductHistory(product.id, isWanted)
  return (
    <Card as="section" className={css.section} aria-busy={isWanted && query.isFetching}>
      <h2 className="h3">{text.title}</h2>
      {!items && !query.isError && (
        <Button reads look="secondary" icon={HistoryIcon} busy={query.isFetching} onClick={() => setWanted(true)}>
          {text.show}
        </Button>
      )}
      {query.isError && (
        <div className="stack g2" role="alert">
          <p>{text.failed}</p>
          <Button reads look="secondary" onClick={() => void query.refetch()}>
            {text.again}
          </Button>
        </div>
      )}
      {items?.length === 0 && <p className="muted">{text.empty}</p>}
      {items && items.length > 0 && (
        <ol className={past.history}>
          {items.map((one) => (
            <li key={one.id}>
              <div>
                <b>{text.what[one.what]}</b>
                {changeLines(one, product, categories, menu).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <small>
                  {formatMoment(new Date(one.at), reference)} · {one.who ?? text.shop}
                </small>
              </div>
              {one.canUndo && (
                <Button
                  look="secondary-gray"
                  size="medium"
                  icon={Undo2Icon}
                  busy={undo.isPending && undo.variables === one.id}
                  onClick={() => undo.mutate(one.id)}
                >
                  {text.undo}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <Button reads look="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </Card>
  )
}
