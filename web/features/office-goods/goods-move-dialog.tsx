import type { GoodsMove, GoodsMoveOutcome, GoodsMovePreview } from '@okolitsa/contracts/products/office-goods.ts'
import { MAX_RETURN_MESSAGE, RETURN_REASONS, type ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import { goodsDecisions } from '@okolitsa/strings/ru/goods-decisions.ts'
import { officeGoods } from '@okolitsa/strings/ru/office-goods.ts'
import { useState } from 'react'
import type { CheckedCategory } from '../../data/office/goods-query.ts'
import { useGoodsMovePreview, useMoveGoods } from '../../data/office/use-office-goods.ts'
import { categoryOptions } from '../../data/products/category-options.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './goods-check.module.css'

const text = officeGoods.move
const REASONS = RETURN_REASONS.map((value) => ({ value, title: goodsDecisions.reasons[value].title }))

/** A move of goods: the target or the reason, the effect on each product, and then the result for each. */
export default function GoodsMoveDialog({
  move,
  ids,
  categories,
  onClose,
}: {
  move: GoodsMove
  ids: readonly number[]
  categories: readonly CheckedCategory[]
  onClose: () => void
}) {
  const [categoryId, setCategoryId] = useState<number | null>(null)
  const [reason, setReason] = useState<ReturnReason>('category')
  const [message, setMessage, sent] = useDraftWords('office-goods-move')
  const preview = useGoodsMovePreview({ move, ids, categoryId })
  const send = useMoveGoods()
  const [shown, setShown] = useState<readonly GoodsMovePreview[] | null>(null)
  const items = shown ?? preview.data
  const changed = items?.filter(({ isChanged }) => isChanged).length ?? 0
  const errors = fieldErrorsOf(send.error)
  const asksReason = move === 'return' || move === 'hide'
  const isChosen = move !== 'category' || categoryId !== null
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={send.data ? text.result : text.heading(move, isChosen ? changed || ids.length : ids.length)}
      closeLabel={text.close}
      size="medium"
    >
      {preview.isError && !items && <Notification tone="error" title={text.failed} />}
      {!preview.isError && !items && <p className="muted">{text.loading}</p>}
      {items && send.data && <Outcomes items={items} outcomes={send.data} onClose={onClose} />}
      {items && !send.data && (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (send.isPending) return
            setShown(items)
            send.mutate({ move, ids, categoryId, reason: asksReason ? reason : null, message: message.trim() })
            sent()
          }}
        >
          {move === 'category' && (
            <Select
              label={text.to}
              value={categoryId === null ? '' : String(categoryId)}
              error={errors.categoryId}
              items={[{ value: '', title: text.choose, disabled: true }, ...categoryOptions(categories)]}
              onChange={({ target }) => setCategoryId(Number(target.value))}
            />
          )}
          {asksReason && (
            <>
              <Select
                label={text.reason}
                items={REASONS}
                value={reason}
                error={errors.reason}
                onChange={({ target }) => setReason(RETURN_REASONS.find((one) => one === target.value) ?? 'other')}
              />
              <TextArea
                label={text.message}
                hint={text.messageHint}
                error={errors.message}
                rows={3}
                required={reason === 'other'}
                maxLength={MAX_RETURN_MESSAGE}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
              />
            </>
          )}
          {isChosen && (
            <ul className={css.effects}>
              {items.map(({ id, title, sellerTitle, isChanged }) => (
                <li key={id} className={isChanged ? undefined : css.unchanged}>
                  <b>
                    {title}, {sellerTitle}
                  </b>
                  <span>{isChanged ? text.effects[move] : text.unchanged}</span>
                </li>
              ))}
            </ul>
          )}
          {isChosen && changed === 0 && <p>{text.none}</p>}
          {send.isError && Object.keys(errors).length === 0 && (
            <Notification tone="error" title={refusalWords(send.error, text.failed)} />
          )}
          <div className={css.buttons}>
            <Button look="secondary-gray" size="medium" onClick={onClose}>
              {text.keep}
            </Button>
            {isChosen && changed > 0 && (
              <Button look={asksReason ? 'danger' : 'primary'} size="medium" type="submit" busy={send.isPending}>
                {text.titles[move]}
              </Button>
            )}
          </div>
        </form>
      )}
    </Modal>
  )
}

function Outcomes({
  items,
  outcomes,
  onClose,
}: {
  items: readonly GoodsMovePreview[]
  outcomes: readonly { readonly id: number; readonly outcome: GoodsMoveOutcome }[]
  onClose: () => void
}) {
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  return (
    <div className={css.form}>
      <ul className={css.effects} role="status">
        {outcomes.map(({ id, outcome }) => (
          <li key={id} className={outcome === 'done' ? undefined : css.unchanged}>
            <b>{titles.get(id) ?? id}</b>
            <span>{text.outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button size="medium" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </div>
  )
}
