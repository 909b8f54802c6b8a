import { officePromo as text } from '@okolitsa/strings/ru/office-promo.ts'
import { lazy, Suspense, useState } from 'react'
import { usePromoSubjects } from '../../data/office/use-promo-codes.ts'
import { Chip } from '../../ui/chip.tsx'
import css from './promo.module.css'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))

export interface Subject {
  readonly id: number
  readonly title: string
}

/** Finds categories, sellers, farms or goods by a part of the name; the chosen ones are chips. */
export function SubjectPicker({
  kind,
  label,
  hint,
  error,
  chosen,
  isOne = false,
  onChange,
}: {
  kind: 'categories' | 'sellers' | 'farms' | 'goods'
  label: string
  hint?: string
  error?: string | undefined
  chosen: readonly Subject[]
  /** True = a choice replaces the former one. */
  isOne?: boolean
  onChange: (chosen: readonly Subject[]) => void
}) {
  const [search, setSearch] = useState('')
  const { data } = usePromoSubjects(search.trim())
  const found: readonly (Subject & { readonly seller?: string })[] =
    kind === 'farms' ? (data?.sellers ?? []).filter(({ isFarm }) => isFarm) : (data?.[kind] ?? [])
  return (
    <div className="stack g2">
      <Suspense>
        <ComboBox
          label={label}
          hint={hint}
          error={error}
          inputValue={search}
          onInputChange={setSearch}
          emptyText={text.noSubject}
          items={found.map(({ id, title, seller }) => ({ id: String(id), title, note: seller }))}
          onSelect={(chosenId) => {
            setSearch('')
            const one = found.find(({ id }) => String(id) === chosenId)
            if (one)
              onChange([...(isOne ? [] : chosen.filter(({ id }) => id !== one.id)), { id: one.id, title: one.title }])
          }}
        />
      </Suspense>
      {chosen.length > 0 && (
        <div className={css.chips}>
          {chosen.map(({ id, title }) => (
            <Chip
              key={id}
              removable
              aria-label={text.remove(title)}
              onClick={() => onChange(chosen.filter((one) => one.id !== id))}
            >
              {title}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
