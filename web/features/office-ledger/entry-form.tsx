import {
  MANUAL_ACCOUNTS,
  MAX_ENTRY_DOCUMENT,
  MAX_ENTRY_REASON,
  type ManualAccount,
} from '@okolitsa/domain/ledger/manual-entry.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { lazy, Suspense, useState } from 'react'
import { useEntryActions } from '../../data/office/use-entries.ts'
import { useFeeSubjects } from '../../data/office/use-fees.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberTyped } from '../../platform/forms/typed-number.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './ledger.module.css'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const { accounts, manual: text } = statements.ledger
const ITEMS = MANUAL_ACCOUNTS.map((value) => ({ value, title: accounts[value] }))

interface Pair {
  readonly debit: ManualAccount
  readonly credit: ManualAccount
  readonly seller: { readonly id: number; readonly title: string } | null
}
const FIRST: Pair = { debit: 'adjustment', credit: 'seller', seller: null }
const EMPTY = { amount: '', reason: '', document: '' }

/** A new manual entry: one account debited, one credited, with its grounds. */
export function EntryForm() {
  const { propose } = useEntryActions()
  const [search, setSearch] = useState('')
  const { data } = useFeeSubjects(search.trim())
  const [pair, setPair] = useState(FIRST)
  const [typed, setTyped] = useState(EMPTY)
  const mistakes = fieldErrorsOf(propose.error)
  const isOfSeller = pair.debit === 'seller' || pair.credit === 'seller'
  const amount = numberTyped(typed.amount)
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    autoComplete: 'off',
    required: true,
    error: mistakes[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  })
  const side = (name: 'debit' | 'credit') => ({
    items: ITEMS,
    value: pair[name],
    error: mistakes[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setPair((now) => ({ ...now, [name]: MANUAL_ACCOUNTS.find((one) => one === target.value) ?? now[name] })),
  })
  return (
    <Card as="section" aria-label={text.title}>
      <KeptForm
        id="manual-entry"
        sending={propose}
        state={pair}
        onRestore={setPair}
        className="stack g3"
        onSubmit={(event) => {
          event.preventDefault()
          if (propose.isPending) return
          const { debit, credit, seller } = pair
          propose.mutate(
            {
              ...{ debit, credit, organizationId: isOfSeller ? (seller?.id ?? null) : null },
              ...{ amount, reason: typed.reason.trim(), document: typed.document.trim() },
            },
            {
              onSuccess: () => {
                setPair(FIRST)
                setTyped(EMPTY)
              },
            },
          )
        }}
      >
        <h2 className="h3">{text.title}</h2>
        <p className="sm muted">{text.lead}</p>
        <div className={css.pair}>
          <Select label={text.debit} {...side('debit')} />
          <Select label={text.credit} {...side('credit')} />
        </div>
        {isOfSeller && (
          <Suspense>
            <ComboBox
              label={text.seller}
              error={mistakes.organizationId}
              inputValue={search}
              onInputChange={setSearch}
              emptyText={text.noSeller}
              items={(data?.sellers ?? []).map(({ id, title }) => ({ id: String(id), title }))}
              onSelect={(chosen) => {
                setSearch('')
                setPair((now) => ({
                  ...now,
                  seller: (data?.sellers ?? []).find(({ id }) => String(id) === chosen) ?? null,
                }))
              }}
            />
          </Suspense>
        )}
        {isOfSeller && pair.seller && (
          <div>
            <Chip
              removable
              aria-label={text.remove(pair.seller.title)}
              onClick={() => setPair((now) => ({ ...now, seller: null }))}
            >
              {pair.seller.title}
            </Chip>
          </div>
        )}
        <TextField {...field('amount')} label={text.amount} inputMode="decimal" maxLength={14} />
        <TextField {...field('reason')} label={text.reason} hint={text.reasonHint} maxLength={MAX_ENTRY_REASON} />
        <TextField
          {...field('document')}
          label={text.document}
          hint={text.documentHint}
          maxLength={MAX_ENTRY_DOCUMENT}
        />
        <Button type="submit" busy={propose.isPending} disabled={Number.isNaN(amount)}>
          {text.send}
        </Button>
      </KeptForm>
    </Card>
  )
}
