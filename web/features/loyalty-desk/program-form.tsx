import type { OfferedProgram } from '@okolitsa/contracts/loyalty/offers.ts'
import { DEFAULT_PROGRAM } from '@okolitsa/domain/loyalty/bonuses.ts'
import { MAX_LEVELS } from '@okolitsa/domain/loyalty/levels.ts'
import { loyaltyDesk as words } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { type SyntheticEvent, useState } from 'react'
import { useOfferedProgram } from '../../data/loyalty/desk/use-offers.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { numberTyped } from '../../platform/forms/typed-number.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlusIcon, XIcon } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './offers.module.css'

const text = words.program

interface Level {
  readonly key: number
  readonly title: string
  readonly fromSum: string
  readonly accrualPercent: string
}

/** Bonus rules: the shop's, or the seller's own with levels, with their text for customers. */
export function ProgramForm({ organizationId, initial }: { organizationId: number; initial: OfferedProgram }) {
  const { save } = useOfferedProgram(organizationId, initial)
  const [isOwn, setOwn] = useState(initial.isOwn)
  const [accrual, setAccrual] = useState(String(initial.accrualPercent))
  const [share, setShare] = useState(String(initial.maxSharePercent))
  const [levels, setLevels] = useState<readonly Level[]>(() =>
    initial.levels.map((level, key) => ({
      key,
      title: level.title,
      fromSum: String(level.fromSum),
      accrualPercent: String(level.accrualPercent),
    })),
  )
  const [isAsked, setAsked] = useState(false)
  const typed = {
    accrualPercent: numberTyped(accrual),
    maxSharePercent: numberTyped(share),
    levels: levels.map((level) => ({
      title: level.title.trim(),
      fromSum: numberTyped(level.fromSum),
      accrualPercent: numberTyped(level.accrualPercent),
    })),
  }
  const mistakes = fieldErrorsOf(save.error)
  const wrong = (value: number, field: string) =>
    (isAsked && Number.isNaN(value) ? words.codes.number : undefined) ?? mistakes[`program.${field}`] ?? mistakes[field]
  const isReadable = ![
    typed.accrualPercent,
    typed.maxSharePercent,
    ...typed.levels.flatMap((level) => [level.fromSum, level.accrualPercent]),
  ].some(Number.isNaN)
  const isOff = typed.accrualPercent === 0 && typed.maxSharePercent === 0 && typed.levels.length === 0
  const change = (key: number, part: Partial<Level>) =>
    setLevels(levels.map((level) => (level.key === key ? { ...level, ...part } : level)))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!save.isPending && (!isOwn || isReadable)) save.mutate(isOwn ? typed : null)
  }
  return (
    <Card as="section">
      <KeptForm
        id={`bonuses-${organizationId}`}
        sending={save}
        state={{ levels }}
        onRestore={(kept) => setLevels(kept.levels)}
        className="stack g4"
        noValidate
        onSubmit={submit}
      >
        <h2 className="h3">{text.title}</h2>
        <p className="muted">{text.lead}</p>
        <Switch
          checked={isOwn}
          note={isOwn ? undefined : text.ownNote(DEFAULT_PROGRAM.accrualPercent, DEFAULT_PROGRAM.maxSharePercent)}
          onChange={({ target }) => setOwn(target.checked)}
        >
          {text.own}
        </Switch>
        {isOwn && (
          <>
            <div className={css.pair}>
              <TextField
                label={text.accrual}
                inputMode="numeric"
                maxLength={3}
                value={accrual}
                error={wrong(typed.accrualPercent, 'accrualPercent')}
                onChange={({ target }) => setAccrual(target.value)}
              />
              <TextField
                label={text.share}
                inputMode="numeric"
                maxLength={3}
                value={share}
                error={wrong(typed.maxSharePercent, 'maxSharePercent')}
                onChange={({ target }) => setShare(target.value)}
              />
            </div>
            <div>
              <h3 className="h4">{text.levels}</h3>
              <p className="sm muted">{text.levelsLead}</p>
            </div>
            {levels.map((level, index) => (
              <fieldset key={level.key} className={css.level}>
                <legend>{text.level(index + 1)}</legend>
                <IconButton
                  icon={XIcon}
                  look="gray"
                  label={text.removeLevel(index + 1)}
                  className={css.remove}
                  onClick={() => setLevels(levels.filter(({ key }) => key !== level.key))}
                />
                <TextField
                  label={text.levelTitle}
                  placeholder={text.levelTitlePlaceholder}
                  maxLength={30}
                  value={level.title}
                  error={wrong(0, `levels.${index}.title`)}
                  onChange={({ target }) => change(level.key, { title: target.value })}
                />
                <div className={css.pair}>
                  <TextField
                    label={text.fromSum}
                    inputMode="decimal"
                    maxLength={10}
                    value={level.fromSum}
                    error={wrong(typed.levels[index]?.fromSum ?? 0, `levels.${index}.fromSum`)}
                    onChange={({ target }) => change(level.key, { fromSum: target.value })}
                  />
                  <TextField
                    label={text.levelAccrual}
                    inputMode="numeric"
                    maxLength={3}
                    value={level.accrualPercent}
                    error={wrong(typed.levels[index]?.accrualPercent ?? 0, `levels.${index}.accrualPercent`)}
                    onChange={({ target }) => change(level.key, { accrualPercent: target.value })}
                  />
                </div>
              </fieldset>
            ))}
            {levels.length < MAX_LEVELS && (
              <div>
                <Button
                  look="secondary"
                  size="medium"
                  icon={PlusIcon}
                  onClick={() =>
                    setLevels([
                      ...levels,
                      {
                        key: Math.max(-1, ...levels.map(({ key }) => key)) + 1,
                        title: '',
                        fromSum: '',
                        accrualPercent: '',
                      },
                    ])
                  }
                >
                  {text.addLevel}
                </Button>
              </div>
            )}
            {isReadable && (
              <div className={css.preview}>
                <b>{text.preview}</b>
                <p>{isOff ? text.off : text.previewText(typed.accrualPercent, typed.maxSharePercent)}</p>
                {typed.levels
                  .filter(({ title }) => title !== '')
                  .map((level) => (
                    <p key={level.title}>{text.previewLevel(level.title, level.fromSum, level.accrualPercent)}</p>
                  ))}
              </div>
            )}
          </>
        )}
        <Button type="submit" size="xlarge" block busy={save.isPending}>
          {text.save}
        </Button>
      </KeptForm>
    </Card>
  )
}
