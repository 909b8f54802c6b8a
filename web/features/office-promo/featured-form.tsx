import { FEATURED_PLACES, type FeaturedPlace, MAX_ADVERTISER, MAX_ERID } from '@okolitsa/domain/content/featured.ts'
import { officeFeatured as text } from '@okolitsa/strings/ru/office-featured.ts'
import { useState } from 'react'
import { useChangeFeatured } from '../../data/office/use-featured.ts'
import { usePromoSubjects } from '../../data/office/use-promo-codes.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberTyped } from '../../platform/forms/typed-number.ts'
import { momentOfWall } from '../../platform/forms/wall-time.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './promo.module.css'

const NEW = { phrase: '', productId: '', advertiser: '', tin: '', erid: '', startsAt: '', endsAt: '' }

/** The form of a new advertisement, below a button. */
export function FeaturedForm() {
  const create = useChangeFeatured()
  const { data } = usePromoSubjects('')
  const [typed, setTyped] = useState(NEW)
  const [choice, setChoice] = useState<{ place: FeaturedPlace; categoryId: string }>({ place: 'home', categoryId: '' })
  const [isAsked, setAsked] = useState(false)
  const choose = (part: Partial<typeof choice>) => setChoice((now) => ({ ...now, ...part }))
  const mistakes = fieldErrorsOf(create.error)
  const productId = numberTyped(typed.productId)
  const field = (name: keyof typeof NEW) => ({
    label:
      name === 'productId' ? text.product : name === 'startsAt' ? text.from : name === 'endsAt' ? text.to : text[name],
    value: typed[name],
    autoComplete: 'off',
    error: isAsked && name === 'productId' && Number.isNaN(productId) ? text.number : mistakes[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  })
  const { place, categoryId } = choice
  const submit = () =>
    create.mutate(
      {
        call: (calls) =>
          calls.createFeatured({
            body: {
              ...typed,
              place,
              productId,
              categoryId: place === 'category' ? Number(categoryId) || null : null,
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
          setAsked(false)
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
            setAsked(true)
            if (!Number.isNaN(productId) && !create.isPending) submit()
          }}
        >
          <Segmented
            label={text.place}
            value={place}
            items={FEATURED_PLACES.map((value) => ({ value, title: text.places[value] }))}
            onValueChange={(value) => choose({ place: value })}
          />
          {place === 'category' && (
            <Select
              label={text.category}
              error={mistakes.categoryId}
              items={[
                { value: '', title: text.chooseCategory },
                ...(data?.categories ?? []).map(({ id, title }) => ({ value: String(id), title })),
              ]}
              value={categoryId}
              onChange={({ target }) => choose({ categoryId: target.value })}
            />
          )}
          {place === 'search' && <TextField {...field('phrase')} hint={text.phraseHint} maxLength={100} />}
          <div className={css.pair}>
            <TextField {...field('productId')} hint={text.productHint} inputMode="numeric" maxLength={10} />
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
