import { GRAM, UNITS, type Unit } from '@okolitsa/domain/catalog/unit.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MinusIcon, PlusIcon } from '../../../ui/icons.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './goods-form.module.css'
import { type NewDraft, newMistakes, PORTIONS, stepPrice, steppedAmount } from './new-draft.ts'
import { drawFrame } from './photo-frame.ts'
import type { Photo } from './use-photo.ts'

const text = productsForm.steps
const WAYS = (['weight', 'piece'] as const).map((value) => ({ value, title: text.ways[value] }))

export function StepPrice({
  photo,
  draft,
  where,
  isDish,
  isOpen,
  isSending,
  onChange,
  onSend,
}: {
  photo: Photo
  draft: NewDraft
  /** Title of the category or menu section. */
  where: string | undefined
  isDish: boolean
  /** Whether customers see the shop; null = unknown. */
  isOpen: boolean | null
  isSending: boolean
  onChange: (part: Partial<NewDraft>) => void
  onSend: (isOnSale: boolean) => void
}) {
  const [isAsked, setAsked] = useState(false)
  const words = isDish ? menusDesk.form : text
  const mistakes = isAsked ? newMistakes(draft) : []
  const isWeight = draft.way === 'weight'
  const send = (isOnSale: boolean) => {
    setAsked(true)
    if (newMistakes(draft).length === 0) onSend(isOnSale)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send(true)
  }
  return (
    <form onSubmit={submit} className={css.step} noValidate>
      <div className={css.what}>
        {photo.bitmap && <Small photo={photo} />}
        <div>
          <b>{draft.title}</b>
          <p className="sm muted">{where}</p>
        </div>
      </div>
      {!isDish && (
        <Segmented label={text.how} value={draft.way} items={WAYS} onValueChange={(way) => onChange({ way })} />
      )}
      <TextField
        label={isWeight ? text.priceOfKilogram : isDish ? menusDesk.form.price : text.priceOfPiece}
        error={mistakes.includes('price') ? text.priceWrong : undefined}
        className={css.big}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={draft.price}
        onChange={({ target }) => onChange({ price: target.value })}
        end={<span className={css.unit}>{isWeight ? text.perKilogram : text.perPiece}</span>}
      />
      {isWeight ? (
        <Portion draft={draft} onChange={onChange} />
      ) : (
        <Pack {...{ draft, onChange, mistakes }} title={isDish ? menusDesk.form.portion : text.pack} />
      )}
      <fieldset className={css.amounts}>
        <legend className="visually-hidden">{text.amount}</legend>
        {!draft.isEndless && (
          <div className={css.amountRow}>
            <IconButton
              icon={MinusIcon}
              look="gray"
              label={text.less}
              onClick={() => onChange({ amount: steppedAmount(draft.amount, -1) })}
            />
            <TextField
              label={text.amount}
              error={mistakes.includes('amount') ? text.amountWrong : undefined}
              inputMode={isWeight ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={12}
              value={draft.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
              end={<span className={css.unit}>{isWeight ? text.kilograms : text.pieces}</span>}
            />
            <IconButton
              icon={PlusIcon}
              look="gray"
              label={text.more}
              onClick={() => onChange({ amount: steppedAmount(draft.amount, 1) })}
            />
          </div>
        )}
        <Checkbox checked={draft.isEndless} onChange={({ target }) => onChange({ isEndless: target.checked })}>
          {text.endless}
        </Checkbox>
      </fieldset>
      <Disclosure title={isDish ? productsForm.fields.composition : text.food}>
        <div className="stack g4">
          <TextArea
            label={productsForm.fields.composition}
            rows={3}
            maxLength={2_000}
            value={draft.composition}
            onChange={({ target }) => onChange({ composition: target.value })}
          />
          {!isDish && (
            <>
              <TextField
                label={productsForm.fields.shelfLife}
                hint={productsForm.hints.shelfLife}
                maxLength={200}
                value={draft.shelfLife}
                onChange={({ target }) => onChange({ shelfLife: target.value })}
              />
              <TextField
                label={productsForm.fields.storage}
                hint={productsForm.hints.storage}
                maxLength={300}
                value={draft.storage}
                onChange={({ target }) => onChange({ storage: target.value })}
              />
            </>
          )}
        </div>
      </Disclosure>
      <div className={css.stepBar}>
        <Button type="submit" block size="xlarge" busy={isSending}>
          {words.publish}
        </Button>
        <p className="sm muted">{isOpen === false ? words.publishLaterNote : words.publishNote}</p>
        <Button look="secondary-gray" block busy={isSending} onClick={() => send(false)}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

type Part = { draft: NewDraft; onChange: (part: Partial<NewDraft>) => void }

function Portion({ draft, onChange }: Part) {
  const price = stepPrice(draft)
  return (
    <fieldset className={css.amounts}>
      <legend className={css.legend}>{text.usual}</legend>
      <div className={css.chips}>
        {PORTIONS.map((portion) => (
          <Chip key={portion} selected={portion === draft.portion} onClick={() => onChange({ portion })}>
            {text.grams(portion)}
          </Chip>
        ))}
      </div>
      {price !== null && (
        <p className="sm muted" aria-live="polite">
          {productsForm.portionPrice(roublesOf(price), draft.portion, GRAM)}
        </p>
      )}
    </fieldset>
  )
}

/** Content of one piece: ten eggs, a litre, 300 g. */
function Pack({ draft, onChange, mistakes, title }: Part & { mistakes: readonly string[]; title: string }) {
  return (
    <fieldset className={css.amounts}>
      <legend className={css.legend}>{title}</legend>
      <div className={css.pair}>
        <TextField
          label={text.packAmount}
          error={mistakes.includes('pack') ? text.packWrong : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={draft.pack}
          onChange={({ target }) => onChange({ pack: target.value })}
        />
        <Select
          label={text.packUnit}
          value={draft.packUnit}
          items={UNITS.map((unit) => ({ value: unit, title: productsForm.units[unit] }))}
          onChange={({ target }) => onChange({ packUnit: target.value as Unit })}
        />
      </div>
    </fieldset>
  )
}

function Small({ photo: { bitmap, frame } }: { photo: Photo }) {
  return (
    <canvas
      ref={(canvas) => {
        if (canvas && bitmap) drawFrame(canvas, bitmap, frame, 168)
      }}
      className={css.small}
    />
  )
}
