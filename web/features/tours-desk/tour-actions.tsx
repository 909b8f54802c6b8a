import type { TourProduct } from '@okolitsa/contracts/tours/tour-form.ts'
import { goodsDecisions } from '@okolitsa/strings/ru/goods-decisions.ts'
import { toursDesk } from '@okolitsa/strings/ru/tours-desk.ts'
import { lazy, Suspense, useState } from 'react'
import { DESK_PATH } from '../../data/bookings/desk/bookings-query.ts'
import type { useTourState } from '../../data/tours/desk/use-tour-form.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ArchiveIcon, ArchiveRestoreIcon, ExternalLinkIcon } from '../../ui/icons.ts'
import { ANCHORS } from './section.ts'
import css from './tour-form.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = toursDesk.state

export function TourActions({
  tour: { id, state, missing, datesAhead, check },
  isDirty,
  change,
}: {
  tour: TourProduct
  /** Whether the form has unsaved changes: only saved values are published. */
  isDirty: boolean
  change: ReturnType<typeof useTourState>
}) {
  const [asked, setAsked] = useState<'hidden' | 'archived' | null>(null)
  const wanted = change.isPending ? change.variables : null
  // a returned tour is published by mending it
  const mayShow = missing.length === 0 && !isDirty && check === null
  return (
    <>
      {check && (
        <Notification tone={check.state === 'waiting' ? 'info' : 'warning'} title={text.checks[check.state]}>
          {check.reason && check.state !== 'waiting' && <p>{goodsDecisions.why(check.reason, check.message)}</p>}
          <p>
            {check.state === 'hidden'
              ? text.check.hidden
              : check.showsAccepted
                ? text.check.former
                : check.isShown
                  ? text.check.shown
                  : text.check.notYet}
          </p>
          {check.state === 'returned' && <p>{text.check.again}</p>}
        </Notification>
      )}
      {state === 'published' ? (
        <Notification tone={datesAhead === 0 ? 'warning' : 'success'} title={text.published}>
          {datesAhead === 0 && <p>{text.noDates}</p>}
        </Notification>
      ) : (
        <Notification tone={missing.length > 0 ? 'warning' : 'info'} title={toursDesk.states[state]}>
          <p>{state === 'draft' ? text.draft : text[state]}</p>
          {missing.length > 0 ? (
            <>
              <p>{text.lacks}:</p>
              <ul className={css.missing}>
                {missing.map((name) => (
                  <li key={name}>
                    <a href={`#${ANCHORS[name] ?? 'main'}`}>{toursDesk.missing[name] ?? name}</a>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>{isDirty ? text.saveFirst : text.ready}</p>
          )}
        </Notification>
      )}
      <section className={css.actions} aria-label={text.label}>
        {state === 'published' && (
          <>
            <Button href={DESK_PATH}>{text.toDates}</Button>
            <Button look="secondary" icon={ExternalLinkIcon} href={`/tours/${id}`} target="_blank">
              {text.inShop}
            </Button>
            <Button look="secondary-gray" onClick={() => setAsked('hidden')}>
              {text.hide}
            </Button>
          </>
        )}
        {(state === 'draft' || state === 'hidden') && (
          <Button disabled={!mayShow} busy={wanted === 'published'} onClick={() => change.mutate('published')}>
            {state === 'draft' ? text.publish : text.show}
          </Button>
        )}
        {state === 'archived' ? (
          <Button
            look="secondary"
            icon={ArchiveRestoreIcon}
            busy={wanted === 'hidden'}
            onClick={() => change.mutate('hidden')}
          >
            {text.restore}
          </Button>
        ) : (
          <Button look="secondary-gray" icon={ArchiveIcon} onClick={() => setAsked('archived')}>
            {text.archive}
          </Button>
        )}
      </section>
      {asked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsked(null)}
            title={asked === 'hidden' ? text.hideTitle : text.archiveTitle}
            text={asked === 'hidden' ? text.hideText : text.archiveText}
            confirmText={asked === 'hidden' ? text.hide : text.archive}
            cancelText={text.cancel}
            busy={change.isPending}
            onConfirm={() => change.mutate(asked, { onSettled: () => setAsked(null) })}
          />
        </Suspense>
      )}
    </>
  )
}
