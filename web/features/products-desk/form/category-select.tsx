import type { GoodsCategory } from '@okolitsa/contracts/products/goods-product.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { categoryOptions } from '../../../data/products/category-options.ts'
import { Select } from '../../../ui/select.tsx'

export function CategorySelect({
  label,
  hideLabel,
  categories,
  value,
  error,
  onChoose,
}: {
  label: string
  hideLabel?: boolean
  categories: readonly GoodsCategory[]
  /** Id of the category; null = none chosen. */
  value: number | null
  error?: string | undefined
  onChoose: (id: number) => void
}) {
  return (
    <Select
      label={label}
      hideLabel={hideLabel}
      error={error}
      value={value === null ? '' : String(value)}
      items={[
        ...(value === null ? [{ value: '', title: text.categories.choose }] : []),
        ...categoryOptions(categories),
      ]}
      onChange={({ target }) => {
        if (target.value) onChoose(Number(target.value))
      }}
    />
  )
}
