import type { ApplicationToDecide } from '@okolitsa/contracts/registration/applications.ts'
import { LONGEST_NOTE } from '@okolitsa/domain/sellers/application.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import { useState } from 'react'
import { useDecision } from '../../data/office/use-applications.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './applications.module.css'

const text = registrationDesk.desk
const SHORTEST_NOTE = 3

/** Accepts or returns an application; both ask for confirmation. */
export function Decision({ application }: { application: ApplicationToDecide }) {
  const [asked, setAsked] = useState<'approve' | 'return' | null>(null)
  const [note, setNote, sent] = useDraftWords(`decision-${application.organizationId}`)
  const [isTried, setTried] = useState(false)
  const decide = useDecision(application)
  const close = () => setAsked(null)
  const isMissing = note.trim().length < SHORTEST_NOTE
  const { title } = application
  // after the approval only a renewed paper is decided
  const isPaper = application.state === 'approved'
  return (
    <div className={css.actions}>
      <Button size="xlarge" onClick={() => setAsked('approve')}>
        {isPaper ? text.acceptPaper : text.approve}
      </Button>
      <Button size="xlarge" look="secondary-gray" onClick={() => setAsked('return')}>
        {text.sendBack}
      </Button>
      {asked === 'approve' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={isPaper ? text.acceptPaperTitle(title) : text.approveTitle(title)}
          text={
            isPaper ? (
              text.acceptPaperText
            ) : (
              <>
                {text.approveText}
                {application.provedBy === 'phone' && (
                  <b className={css.unproved}>{application.person ? text.unprovedPerson : text.unproved}</b>
                )}
                {application.person?.npd?.status === 'unknown' && <b className={css.unproved}>{text.npdUnknown}</b>}
              </>
            )
          }
          confirmText={isPaper ? text.acceptPaper : text.approve}
          confirmLook="primary"
          cancelText={text.keep}
          busy={decide.isPending}
          onConfirm={() => decide.mutate(null, { onSettled: close })}
        />
      )}
      {asked === 'return' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={isPaper ? text.returnPaperTitle(title) : text.sendBackTitle(title)}
          text={
            <>
              {text.sendBackText}
              <TextArea
                label={text.sendBackLabel}
                error={isTried && isMissing ? text.sendBackError : undefined}
                maxLength={LONGEST_NOTE}
                rows={4}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </>
          }
          confirmText={text.sendBack}
          confirmLook="primary"
          cancelText={text.keep}
          busy={decide.isPending}
          onConfirm={() => {
            setTried(true)
            if (isMissing) return
            decide.mutate(note.trim(), { onSettled: close })
            sent()
          }}
        />
      )}
    </div>
  )
}
