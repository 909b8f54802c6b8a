import { MAX_OPTIONS } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import {
  type ChoiceCount,
  choiceCountOf,
  type GroupDraft,
  newOption,
  withChoiceCount,
  withOptions,
} from '../../../data/products/desk/dish-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { PlusIcon } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { movedBy, replacedAt } from './in-order.ts'
import { OptionFields } from './option-fields.tsx'
import css from './options.module.css'
import { OrderKeys } from './order-keys.tsx'

const text = menusDesk.options
const COUNTS = (['one', 'any', 'own'] as const).map((value) => ({ value, title: text.counts[value] }))

export function OptionGroupFields({
  group,
  place,
  count,
  dishes,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: {
  group: GroupDraft
  /** Position of the group, 1 = the first. */
  place: number
  count: number
  dishes: readonly { readonly id: number; readonly title: string }[]
  errorOf: (path: string) => string | undefined
  onChange: (group: GroupDraft) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const { options } = group
  const chosen = choiceCountOf(group)
  const name = group.title.trim() || text.group(place)
  return (
    <fieldset className={css.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={css.head}>
        <b>{text.group(place)}</b>
        <OrderKeys name={name} isFirst={place === 1} isLast={place === count} onMove={onMove} onRemove={onRemove} />
      </div>
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={errorOf('title')}
        maxLength={100}
        autoComplete="off"
        value={group.title}
        onChange={({ target }) => onChange({ ...group, title: target.value })}
      />
      <Select
        label={text.count}
        value={chosen}
        items={COUNTS}
        onChange={({ target }) => onChange(withChoiceCount(group, target.value as ChoiceCount))}
      />
      {chosen === 'own' && (
        <div className={css.pair}>
          <TextField
            label={text.least}
            error={errorOf('least')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={group.least}
            onChange={({ target }) => onChange({ ...group, least: target.value })}
          />
          <TextField
            label={text.most}
            error={errorOf('most')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={group.most}
            onChange={({ target }) => onChange({ ...group, most: target.value })}
          />
        </div>
      )}
      {errorOf('options') && (
        <p role="alert" className={css.wrong}>
          {errorOf('options')}
        </p>
      )}
      <ul className={css.options}>
        {options.map((option, at) => (
          <OptionFields
            key={option.key}
            option={option}
            isFirst={at === 0}
            isLast={at === options.length - 1}
            dishes={dishes}
            errorOf={(path) => errorOf(`options.${at}.${path}`)}
            onChange={(one) => onChange(withOptions(group, replacedAt(options, at, one)))}
            onMove={(by) => onChange({ ...group, options: movedBy(options, at, by) })}
            onRemove={() =>
              onChange(
                withOptions(
                  group,
                  options.filter((one) => one !== option),
                ),
              )
            }
          />
        ))}
      </ul>
      {options.length < MAX_OPTIONS && (
        <Button
          look="secondary-gray"
          icon={PlusIcon}
          onClick={() => onChange(withOptions(group, [...options, newOption()]))}
        >
          {text.addOption}
        </Button>
      )}
    </fieldset>
  )
}
