import type { GoodsCategory } from '@okolitsa/contracts/products/goods-product.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import type { DraftField, ProductDraft } from '../../../data/products/desk/product-draft.ts'
import { Button } from '../../../ui/button.tsx'
import Modal from '../../../ui/modal.tsx'
import { draftWords } from './draft-words.ts'
import css from './goods-history.module.css'

const text = productsForm.conflict

/** Compares values saved by another person with the values of this form. */
export default function ConflictDialog({
  fields,
  theirs,
  mine,
  categories,
  title,
  isBusy,
  onClose,
  onKeepMine,
  onTakeTheirs,
}: {
  fields: readonly DraftField[]
  theirs: ProductDraft
  mine: ProductDraft
  categories: readonly GoodsCategory[]
  title: string
  isBusy: boolean
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
}) {
  return (
    <Modal isOpen onOpenChange={onClose} title={title} closeLabel={productsForm.close} size="medium">
      <div className="stack g4">
        <p className="muted">{text.text}</p>
        {fields.map((field) => (
          <dl key={field} className={css.versus}>
            <dt>{productsForm.fields[field]}</dt>
            <dd>
              <small>{text.now}</small>
              {draftWords(field, theirs, categories)}
            </dd>
            <dd>
              <small>{text.mine}</small>
              {draftWords(field, mine, categories)}
            </dd>
          </dl>
        ))}
        <Button block busy={isBusy} onClick={onKeepMine}>
          {text.keepMine}
        </Button>
        <Button block look="secondary-gray" onClick={onTakeTheirs}>
          {text.takeTheirs}
        </Button>
      </div>
    </Modal>
  )
}
