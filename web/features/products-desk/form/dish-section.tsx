import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { type DishDraft, dishDraftMistakes } from '../../../data/products/desk/dish-draft.ts'
import { Card } from '../../../ui/card.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { WeeklySpanField } from '../../../ui/weekly-span-field.tsx'
import css from './goods-form.module.css'
import type { SectionProps } from './section.ts'

const text = menusDesk.form
const MORNING = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '12:00' }

export function DishSection({ dish, menu, errorOf, onEdit }: SectionProps & { dish: DishDraft }) {
  const { sectionId, served, isSpicy, isMeatless } = dish
  const edit = (part: Partial<DishDraft>) => onEdit({ dish: { ...dish, ...part } })
  const isWrong = errorOf('dish') !== undefined && dishDraftMistakes(dish).served !== undefined
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{text.menu}</h2>
      <Select
        label={text.section}
        value={String(sectionId)}
        items={(menu?.sections ?? []).map(({ id, title }) => ({ value: String(id), title }))}
        onChange={({ target }) => edit({ sectionId: Number(target.value) })}
      />
      <div className="stack g2">
        <p>{text.served}</p>
        <Segmented
          label={text.served}
          value={served ? 'own' : 'always'}
          items={[
            { value: 'always', title: text.servedAlways },
            { value: 'own', title: text.servedOwn },
          ]}
          onValueChange={(value) => edit({ served: value === 'own' ? MORNING : null })}
        />
      </div>
      {served && (
        <WeeklySpanField
          value={served}
          words={menusDesk.span}
          error={isWrong ? menusDesk.span.missing : undefined}
          onChange={(value) => edit({ served: value })}
        />
      )}
      <Switch checked={isSpicy} onChange={({ target }) => edit({ isSpicy: target.checked })}>
        {text.isSpicy}
      </Switch>
      <Switch checked={isMeatless} onChange={({ target }) => edit({ isMeatless: target.checked })}>
        {text.isMeatless}
      </Switch>
    </Card>
  )
}
