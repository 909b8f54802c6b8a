import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useState } from 'react'
import { type SellerProduct, useSellerGoods } from '../../data/catalog/use-seller-goods.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './edit-goods.module.css'
import { LineThumb } from './order-lines.tsx'

const text = orderChanges.edit
const SHOWN = 6

/** Other products of the same seller that may be added to the order, found by title. */
export function EditGoods({
  organizationId,
  takenIds,
  onAdd,
}: {
  organizationId: number
  /** Products already in the order, which have separate steppers. */
  takenIds: ReadonlySet<number>
  onAdd: (product: SellerProduct) => void
}) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Goods organizationId={organizationId} takenIds={takenIds} onAdd={onAdd} />
  return (
    <Button block look="secondary" size="medium" icon={PlusIcon} onClick={() => setOpen(true)}>
      {text.more}
    </Button>
  )
}

function Goods({ organizationId, takenIds, onAdd }: Parameters<typeof EditGoods>[0]) {
  const [typed, setTyped] = useState('')
  const found = useSellerGoods(organizationId, typed)
  const goods = found?.filter(({ id }) => !takenIds.has(id)).slice(0, SHOWN)
  const add = (product: SellerProduct) => {
    // clears the search for the next product
    setTyped('')
    onAdd(product)
  }
  return (
    <div className="stack">
      <TextField
        label={text.search}
        type="search"
        autoComplete="off"
        maxLength={100}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!goods && <RowSkeleton />}
      {found?.length === 0 && <p className="sm muted">{text.nothing}</p>}
      <ul>
        {goods?.map((product) => (
          <li key={product.id} className={css.product}>
            <LineThumb line={{ imageUrl: product.smallImageUrl, hue: product.hue }} />
            <span className={css.name}>
              {bindNumbers(product.title)}
              <small>
                {formatSaleSize(product.measure, product.unit, product.isWeight)} ·{' '}
                {formatPrice(product.priceInfo.finalPrice)}
              </small>
            </span>
            <IconButton icon={PlusIcon} look="gray" label={text.add(product.title)} onClick={() => add(product)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
