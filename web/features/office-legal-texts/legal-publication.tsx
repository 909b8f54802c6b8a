import type { LegalText } from '@okolitsa/contracts/content/legal-texts.endpoints.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { MAX_DAYS_AHEAD } from '@okolitsa/domain/content/legal-codes.ts'
import { firstDayOfTerms } from '@okolitsa/domain/seller-contract/offer.ts'
import { formatDate } from '@okolitsa/strings/ru/format.ts'
import { legalTexts } from '@okolitsa/strings/ru/legal-texts.ts'
import { lazy, Suspense, useState } from 'react'
import { useCancelLegalPlan, usePublishLegalText } from '../../data/office/use-legal-texts.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { blankNames } from './legal-list.tsx'
import css from './legal-texts.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = legalTexts.publish

/** Publishes the last version at once or from a day, and may ask everybody who agreed before to agree again. */
export function LegalPublication({
  legal,
  isSaved,
  missing,
}: {
  legal: LegalText
  /** The editor has no unsaved text. */
  isSaved: boolean
  /** Blanks without a value. */
  missing: readonly string[]
}) {
  const { code, accepted, last } = legal
  const reference = useDayReference()
  const tomorrow = plusDays(dayIn(SHOP_TIME_ZONE, reference.now), 1)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [day, setDay] = useState(tomorrow)
  // the offer to sellers is accepted by them, from a day that depends on how terms change
  const isOffer = code === 'legal-offer'
  const [asksAgain, setAsksAgain] = useState(isOffer && legal.published === null)
  const [isWorse, setWorse] = useState(false)
  const asksSellers = isOffer && (asksAgain || isWorse)
  const [isAsked, setAsked] = useState(false)
  const publish = usePublishLegalText(code)
  const cancel = useCancelLegalPlan(code)
  const plan = legal.history.find(({ plannedFor }) => plannedFor !== null)
  const isPublished = last !== null && legal.history[0]?.publishedAt != null
  const least = asksSellers ? firstDayOfTerms(plusDays(tomorrow, -1), isWorse) : tomorrow
  const chosen = day !== '' && day < least ? least : day
  const from = when === 'later' ? chosen : null
  const mistake = fieldErrorsOf(publish.error).from
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.title}</h2>
      {plan?.plannedFor && (
        <div className="stack g2">
          <p>
            {legalTexts.history.version(plan.version)}. {legalTexts.planned(formatDate(plan.plannedFor, reference))}
          </p>
          <Button size="medium" look="secondary-gray" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            {text.cancelPlan}
          </Button>
        </div>
      )}
      {isPublished && isSaved && <p className="muted">{text.nothing}</p>}
      {!isSaved && <p className="muted">{text.saveFirst}</p>}
      {last !== null && isSaved && !isPublished && (
        <>
          <Segmented
            label={text.when}
            value={when}
            items={[
              { value: 'now', title: text.now },
              { value: 'later', title: text.later },
            ]}
            onValueChange={setWhen}
          />
          {when === 'later' && (
            <TextField
              type="date"
              label={text.day}
              hint={text.dayNote}
              min={least}
              max={plusDays(tomorrow, MAX_DAYS_AHEAD - 1)}
              value={chosen}
              error={mistake}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
          {when === 'now' && mistake && <p className={css.wrong}>{text.tooEarly(formatDate(least, reference))}</p>}
          {isOffer && (
            <>
              <Switch
                checked={asksSellers}
                disabled={isWorse}
                note={text.sellersNote}
                onChange={({ target }) => setAsksAgain(target.checked)}
              >
                {text.asksSellers}
              </Switch>
              <Switch checked={isWorse} note={text.worseNote} onChange={({ target }) => setWorse(target.checked)}>
                {text.isWorse}
              </Switch>
            </>
          )}
          {accepted !== null && (
            <Switch
              checked={asksAgain}
              note={text.asksNote(accepted)}
              onChange={({ target }) => setAsksAgain(target.checked)}
            >
              {text.asksAgain}
            </Switch>
          )}
          {missing.length > 0 && <p className={css.wrong}>{legalTexts.facts.missing(blankNames(missing))}</p>}
          <Button
            size="medium"
            disabled={missing.length > 0 || (when === 'later' && day === '')}
            onClick={() => setAsked(true)}
          >
            {text.open}
          </Button>
        </>
      )}
      {isAsked && last !== null && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsked}
            title={text.confirmTitle(last.version)}
            text={
              <>
                <p>{from === null ? text.atOnce : text.from(formatDate(from, reference))}</p>
                {asksSellers && <p>{text.sellersAsked}</p>}
                {accepted !== null && <p>{asksAgain ? text.asked(accepted) : text.notAsked}</p>}
              </>
            }
            confirmText={text.confirm}
            cancelText={text.cancel}
            confirmLook="primary"
            busy={publish.isPending}
            onConfirm={() =>
              publish.mutate(
                {
                  ...{ version: last.version, from },
                  ...(isOffer ? { asksAgain: asksSellers, isWorse } : { asksAgain: accepted !== null && asksAgain }),
                },
                { onSettled: () => setAsked(false) },
              )
            }
          />
        </Suspense>
      )}
    </Card>
  )
}
