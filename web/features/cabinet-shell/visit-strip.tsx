import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { cabinetVisit as text } from '@okolitsa/strings/ru/cabinet-visit.ts'
import { useEffect } from 'react'
import { useEndVisit, useMinutesLeft } from '../../data/staff/desk/use-visit.ts'
import { Button } from '../../ui/button.tsx'
import { EyeIcon, LogOutIcon, PencilIcon } from '../../ui/icons.ts'
import css from './visit-strip.module.css'

/** Id of the sentence that says why nothing is changed in a visit for reading. */
export const READING_SENTENCE = 'visit-mode'

/** Strip on every page of a cabinet that a person of the office visits: who, where, why, how long, and the way out. */
export function VisitStrip({ member: { name, organization }, visit }: { member: StaffMember; visit: Visit }) {
  const { mode, reason, endsAt } = visit
  const minutes = useMinutesLeft(endsAt)
  const leave = useEndVisit(organization?.id ?? null)
  const isOver = minutes === 0
  useEffect(() => {
    if (isOver) leave.mutate()
  }, [isOver, leave.mutate])
  return (
    <section className={css.strip} aria-label={text.label} data-no-print="">
      {mode === 'reading' ? <EyeIcon size={24} /> : <PencilIcon size={24} />}
      <p>
        <b title={reason}>{text.where(organization?.title ?? '', name)}</b>
        <span>
          <span id={READING_SENTENCE}>{text.modes[mode]}</span> · {text.left(minutes)}
          <span className={css.more}>{` · ${reason} · ${text.closed}`}</span>
        </span>
      </p>
      <Button look="secondary" size="medium" icon={LogOutIcon} busy={leave.isPending} onClick={() => leave.mutate()}>
        {text.leave}
      </Button>
    </section>
  )
}

type Visit = NonNullable<StaffMember['visit']>
