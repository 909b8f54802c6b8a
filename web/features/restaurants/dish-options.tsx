import { toRoubles } from '@okolitsa/domain/money/money.ts'
import type { DishOption, OptionGroup } from '@okolitsa/domain/restaurants/options.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { Fragment, useId } from 'react'
import { type ChosenCounts, chosenIn, withOption } from '../../data/restaurants/dish-choice.ts'
import { Badge } from '../../ui/badge.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import css from './dish-form.module.css'

/** Option groups of a dish as native radios and checkboxes; nested groups are under their option. */
export function DishOptions({
  groups,
  counts,
  onChange,
}: {
  groups: readonly OptionGroup[]
  counts: ChosenCounts
  onChange: (counts: ChosenCounts) => void
}) {
  return groups.map((group) => <Group key={group.id} group={group} counts={counts} onChange={onChange} />)
}

const isOneOf = ({ least, most }: OptionGroup) => least === 1 && most === 1

function limitsOf(group: OptionGroup, chosen: number) {
  if (isOneOf(group)) return <Badge color="green">{text.required}</Badge>
  return <small>{group.least > 0 ? text.exactly(group.least, chosen) : text.upTo(group.most, chosen)}</small>
}

function Group({
  group,
  counts,
  onChange,
}: {
  group: OptionGroup
  counts: ChosenCounts
  onChange: (counts: ChosenCounts) => void
}) {
  const name = useId()
  const chosen = chosenIn(counts, group)
  const take = (option: DishOption, count: number) => onChange(withOption(counts, group, option.id, count))
  return (
    <fieldset className={css.group} data-group={group.id}>
      <legend className={css.legend}>
        {group.title}
        {limitsOf(group, chosen)}
      </legend>
      <div className={css.options}>
        {group.options.map((option) => {
          const count = counts[option.id] ?? 0
          const isFull = !isOneOf(group) && count === 0 && chosen >= group.most
          return (
            <Fragment key={option.id}>
              <label className={css.option}>
                <input
                  type={isOneOf(group) ? 'radio' : 'checkbox'}
                  name={name}
                  checked={count > 0}
                  disabled={!option.isAvailable || isFull}
                  onChange={(event) => take(option, event.target.checked ? 1 : 0)}
                />
                <span>
                  {option.title}
                  {(option.note !== '' || !option.isAvailable) && (
                    <small>{option.isAvailable ? option.note : text.out}</small>
                  )}
                </span>
                <span className={css.price}>
                  {option.price > 0 ? text.plus(toRoubles(option.price)) : group.least > 0 ? text.inPrice : ''}
                </span>
              </label>
              {count > 0 && (option.most > 1 || option.groups.length > 0) && (
                <div className={css.nested}>
                  {option.most > 1 && (
                    <QuantityStepper
                      className={css.counter}
                      text={String(count)}
                      labels={{
                        group: text.counter.group(option.title),
                        decrease: text.counter.decrease(option.title),
                        increase: text.counter.increase(option.title),
                        remove: text.counter.remove(option.title),
                      }}
                      isLast={count === 1}
                      noMoreText={count >= option.most || chosen >= group.most ? text.noMoreOption : undefined}
                      onDecrease={() => take(option, count - 1)}
                      onIncrease={() => take(option, count + 1)}
                    />
                  )}
                  <DishOptions groups={option.groups} counts={counts} onChange={onChange} />
                </div>
              )}
            </Fragment>
          )
        })}
      </div>
    </fieldset>
  )
}
