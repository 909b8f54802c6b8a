import { productsDesk } from '@okolitsa/strings/ru/products-desk.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { type SyntheticEvent, useState } from 'react'
import { categoryOptions } from '../../../data/products/category-options.ts'
import { useGoodsCategories } from '../../../data/products/desk/use-goods-product.ts'
import { Button } from '../../../ui/button.tsx'
import Modal from '../../../ui/modal.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Bulk } from './bulk.ts'
import css from './goods.module.css'

const text = productsDesk.bulk

export default function CategoryDialog({ items, isSaving, onChange, onClose }: Bulk & { onClose: () => void }) {
  const categories = useGoodsCategories()
  const [chosen, setChosen] = useState('')
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (chosen === '') return
    onChange(
      items.map(({ id }) => ({ id, categoryId: Number(chosen) })),
      onClose,
    )
  }
  return (
    <Modal isOpen onOpenChange={onClose} closeLabel={text.close} title={text.categoryTitle(items.length)}>
      <form onSubmit={save} className={css.form} noValidate>
        <Select
          label={text.categoryNew}
          value={chosen}
          items={[{ value: '', title: productsForm.categories.choose }, ...categoryOptions(categories)]}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button type="submit" block size="xlarge" busy={isSaving} disabled={chosen === ''}>
          {text.save}
        </Button>
      </form>
    </Modal>
  )
}
