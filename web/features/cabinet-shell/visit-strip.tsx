import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { cabinetVisit as text } from '@okolitsa/strings/ru/cabinet-visit.ts'
import { useEffect } from 'react'
import { useEndVisit, useMinutesLeft } from '../../data/staff/desk/use-visit.ts'
import { Button } from '../../ui/button.tsx'
import { EyeIcon, LogOutIcon, PencilIcon } from '../../ui/icons.ts'
import css from './visit-strip.module.css'

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
        <b>{text.where(organization?.title ?? '', name)}</b>
        <span>{[text.modes[mode], reason, text.left(minutes)].join(' · ')}</span>
        <span>{text.closed}</span>
      </p>
      <Button look="secondary" size="medium" icon={LogOutIcon} busy={leave.isPending} onClick={() => leave.mutate()}>
        {text.leave}
      </Button>
    </section>
  )
}

type Visit = NonNullable<StaffMember['visit']>
