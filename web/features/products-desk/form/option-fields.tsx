import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import type { OptionDraft } from '../../../data/products/desk/dish-draft.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './options.module.css'
import { OrderKeys } from './order-keys.tsx'

const text = menusDesk.options

/** One option of a group: name and price; opening it shows the other fields. */
export function OptionFields({
  option,
  isFirst,
  isLast,
  dishes,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: {
  option: OptionDraft
  isFirst: boolean
  isLast: boolean
  dishes: readonly { readonly id: number; readonly title: string }[]
  errorOf: (path: string) => string | undefined
  onChange: (option: OptionDraft) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const edit = (part: Partial<OptionDraft>) => onChange({ ...option, ...part })
  return (
    <li className={css.option}>
      <div className={css.pair}>
        <TextField
          label={text.option}
          error={errorOf('title')}
          maxLength={100}
          autoComplete="off"
          value={option.title}
          onChange={({ target }) => edit({ title: target.value })}
        />
        <TextField
          label={text.price}
          error={errorOf('price')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          placeholder="0"
          value={option.price}
          onChange={({ target }) => edit({ price: target.value })}
        />
      </div>
      <Disclosure title={text.more}>
        <div className="stack g4">
          <Checkbox checked={option.isDefault} onChange={({ target }) => edit({ isDefault: target.checked })}>
            {text.isDefault}
          </Checkbox>
          <div className={css.pair}>
            <TextField
              label={text.note}
              hint={text.noteHint}
              error={errorOf('note')}
              maxLength={100}
              autoComplete="off"
              value={option.note}
              onChange={({ target }) => edit({ note: target.value })}
            />
            <TextField
              label={text.mostOfOne}
              error={errorOf('most')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={option.most}
              onChange={({ target }) => edit({ most: target.value })}
            />
          </div>
          <Select
            label={text.dish}
            value={option.dishId === null ? '' : String(option.dishId)}
            items={[
              { value: '', title: text.noDish },
              ...dishes.map(({ id, title }) => ({ value: String(id), title })),
            ]}
            onChange={({ target }) => edit({ dishId: target.value === '' ? null : Number(target.value) })}
          />
          {option.groups.length > 0 && <p className="sm muted">{text.nested(option.groups.length)}</p>}
        </div>
      </Disclosure>
      <OrderKeys
        name={option.title.trim() || text.unnamed}
        isFirst={isFirst}
        isLast={isLast}
        onMove={onMove}
        onRemove={onRemove}
      />
    </li>
  )
}
