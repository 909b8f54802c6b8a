import { FEATURED_PLACES, type FeaturedPlace, MAX_ADVERTISER, MAX_ERID } from '@okolitsa/domain/content/featured.ts'
import { officeFeatured as text } from '@okolitsa/strings/ru/office-featured.ts'
import { useState } from 'react'
import { useChangeFeatured } from '../../data/office/use-featured.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { momentOfWall } from '../../platform/forms/wall-time.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './promo.module.css'
import { type Subject, SubjectPicker } from './subject-picker.tsx'

const NEW = { phrase: '', advertiser: '', tin: '', erid: '', startsAt: '', endsAt: '' }

interface Choice {
  readonly place: FeaturedPlace
  readonly categories: readonly Subject[]
  readonly goods: readonly Subject[]
  readonly farms: readonly Subject[]
}
const NOTHING: Choice = { place: 'home', categories: [], goods: [], farms: [] }

/** The form of a new advertisement, below a button. */
export function FeaturedForm() {
  const create = useChangeFeatured()
  const [typed, setTyped] = useState(NEW)
  const [choice, setChoice] = useState<Choice>(NOTHING)
  const choose = (part: Partial<typeof choice>) => setChoice((now) => ({ ...now, ...part }))
  const mistakes = fieldErrorsOf(create.error)
  const field = (name: keyof typeof NEW) => ({
    label: name === 'startsAt' ? text.from : name === 'endsAt' ? text.to : text[name],
    value: typed[name],
    autoComplete: 'off',
    error: mistakes[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  })
  const { place, categories, goods, farms } = choice
  const isFarm = place === 'farmers'
  const submit = () =>
    create.mutate(
      {
        call: (calls) =>
          calls.createFeatured({
            body: {
              ...typed,
              place,
              productId: isFarm ? null : (goods[0]?.id ?? null),
              organizationId: isFarm ? (farms[0]?.id ?? null) : null,
              categoryId: place === 'category' ? (categories[0]?.id ?? null) : null,
              phrase: place === 'search' ? typed.phrase : null,
              erid: typed.erid.trim() || null,
              startsAt: momentOfWall(typed.startsAt) ?? '',
              endsAt: momentOfWall(typed.endsAt) ?? '',
            },
          }),
        done: text.created,
      },
      {
        onSuccess: () => {
          setTyped(NEW)
          setChoice(NOTHING)
        },
      },
    )
  return (
    <Card as="section" aria-label={text.add}>
      <Disclosure title={text.add}>
        <KeptForm
          id="featured-place"
          sending={create}
          state={choice}
          onRestore={choose}
          className="stack g4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!create.isPending) submit()
          }}
        >
          <Segmented
            label={text.place}
            value={place}
            items={FEATURED_PLACES.map((value) => ({ value, title: text.places[value] }))}
            onValueChange={(value) => choose({ place: value })}
          />
          {place === 'category' && (
            <SubjectPicker
              kind="categories"
              isOne
              label={text.category}
              error={mistakes.categoryId}
              chosen={categories}
              onChange={(chosen) => choose({ categories: chosen })}
            />
          )}
          {place === 'search' && <TextField {...field('phrase')} hint={text.phraseHint} maxLength={100} />}
          {isFarm ? (
            <SubjectPicker
              kind="farms"
              isOne
              label={text.farm}
              error={mistakes.organizationId}
              chosen={farms}
              onChange={(chosen) => choose({ farms: chosen })}
            />
          ) : (
            <SubjectPicker
              kind="goods"
              isOne
              label={text.product}
              hint={text.productHint}
              error={mistakes.productId}
              chosen={goods}
              onChange={(chosen) => choose({ goods: chosen })}
            />
          )}
          <div className={css.pair}>
            <TextField {...field('advertiser')} maxLength={MAX_ADVERTISER} />
            <TextField {...field('tin')} inputMode="numeric" maxLength={12} />
            <TextField {...field('erid')} hint={text.eridHint} maxLength={MAX_ERID} />
            <TextField {...field('startsAt')} type="datetime-local" hint={text.timeHint} />
            <TextField {...field('endsAt')} type="datetime-local" hint={text.timeHint} />
          </div>
          <Button type="submit" size="xlarge" busy={create.isPending}>
            {text.create}
          </Button>
        </KeptForm>
      </Disclosure>
    </Card>
  )
}
