import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { MAX_KITCHENS } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { menuHours as words } from '@okolitsa/strings/ru/menu-hours.ts'
import { useState } from 'react'
import type { useOpeningHours } from '../../data/menus/desk/use-opening-hours.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './menu.module.css'

const text = words.facts

/** Preparation time, address and warning of a kitchen. */
export function KitchenFactsForm({
  menu,
  saving,
}: {
  menu: KitchenMenuAnswer
  saving: ReturnType<typeof useOpeningHours>['facts']
}) {
  const [kitchens, setKitchens] = useState<readonly string[]>(menu.kitchens)
  const [priceLevel, setPriceLevel] = useState(menu.priceLevel)
  const mistakes = fieldErrorsOf(saving.error)
  return (
    <Card as="section">
      <KeptForm
        id="kitchen-facts"
        sending={saving}
        state={{ kitchens, priceLevel }}
        onRestore={(kept) => {
          setKitchens(kept.kitchens)
          setPriceLevel(kept.priceLevel)
        }}
        method="post"
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const fieldOf = (name: string) => String(data.get(name) ?? '').trim()
          saving.mutate({
            kitchens: [...kitchens],
            priceLevel,
            preparationMinutes: Number(fieldOf('preparationMinutes')),
            acceptMinutes: Number(fieldOf('acceptMinutes')),
            address: fieldOf('address'),
            kitchenNote: fieldOf('kitchenNote'),
          })
        }}
      >
        <h2 className="h3">{text.title}</h2>
        <fieldset className={css.choice}>
          <legend>{text.kitchens}</legend>
          {menu.allKitchens.map(({ slug, title }) => {
            const isOn = kitchens.includes(slug)
            return (
              <Chip
                key={slug}
                selected={isOn}
                disabled={!isOn && kitchens.length >= MAX_KITCHENS}
                onClick={() => setKitchens(isOn ? kitchens.filter((one) => one !== slug) : [...kitchens, slug])}
              >
                {title}
              </Chip>
            )
          })}
        </fieldset>
        <p className="sm muted">{text.kitchensHint}</p>
        {mistakes.kitchens && (
          <p role="alert" className={css.wrong}>
            {text.kitchensMissing}
          </p>
        )}
        <fieldset className={css.choice}>
          <legend>{text.priceLevel}</legend>
          {text.priceLevels.map((title, index) => (
            <Chip key={title} selected={priceLevel === index + 1} onClick={() => setPriceLevel(index + 1)}>
              {title}
            </Chip>
          ))}
        </fieldset>
        <div className={css.fields}>
          <TextField
            name="preparationMinutes"
            label={text.preparation}
            defaultValue={menu.preparationMinutes}
            inputMode="numeric"
            required
            error={mistakes.preparationMinutes}
          />
          <TextField
            name="acceptMinutes"
            label={text.accept}
            hint={text.acceptHint}
            defaultValue={menu.acceptMinutes}
            inputMode="numeric"
            required
            error={mistakes.acceptMinutes}
          />
        </div>
        <TextField
          name="address"
          label={text.address}
          defaultValue={menu.address}
          maxLength={300}
          autoComplete="off"
          required
          error={mistakes.address}
        />
        <TextField
          name="kitchenNote"
          label={text.note}
          hint={text.noteHint}
          defaultValue={menu.kitchenNote}
          maxLength={300}
          autoComplete="off"
          error={mistakes.kitchenNote}
        />
        <div>
          <Button type="submit" size="medium" busy={saving.isPending}>
            {words.save}
          </Button>
        </div>
      </KeptForm>
    </Card>
  )
}
