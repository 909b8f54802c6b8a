import { MAX_GROUPS } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { deskValidationTexts } from '@okolitsa/strings/ru/desk-validation.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { type DishDraft, dishDraftMistakes, newGroup } from '../../../data/products/desk/dish-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PlusIcon } from '../../../ui/icons.ts'
import css from './goods-form.module.css'
import { movedBy, replacedAt } from './in-order.ts'
import { OptionGroupFields } from './option-group-fields.tsx'
import type { SectionProps } from './section.ts'

const text = menusDesk.options

/** Option groups of a dish in order. */
export function OptionsSection({ product, dish, menu, errorOf, onEdit }: SectionProps & { dish: DishDraft }) {
  const { groups } = dish
  const isAsked = errorOf('dish') !== undefined
  const mistakes = isAsked ? dishDraftMistakes(dish) : {}
  const save = (next: DishDraft['groups']) => onEdit({ dish: { ...dish, groups: next } })
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{text.title}</h2>
      <p className="sm muted">{text.hint}</p>
      {isAsked && (
        <p role="alert" className={css.wrong}>
          {Object.keys(mistakes).length > 0 ? text.wrong : errorOf('dish')}
        </p>
      )}
      {groups.map((group, at) => (
        <OptionGroupFields
          key={group.key}
          group={group}
          place={at + 1}
          count={groups.length}
          dishes={(menu?.dishes ?? []).filter(({ id }) => id !== product.id)}
          errorOf={(path) => {
            const mistake = mistakes[`groups.${at}.${path}`]
            return mistake && deskValidationTexts[mistake]
          }}
          onChange={(one) => save(replacedAt(groups, at, one))}
          onMove={(by) => save(movedBy(groups, at, by))}
          onRemove={() => save(groups.filter((one) => one !== group))}
        />
      ))}
      {groups.length < MAX_GROUPS && (
        <Button look="secondary" icon={PlusIcon} onClick={() => save([...groups, newGroup()])}>
          {text.add}
        </Button>
      )}
    </Card>
  )
}
