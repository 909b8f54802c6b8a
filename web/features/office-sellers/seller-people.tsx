import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { isSellerRole } from '@okolitsa/domain/identity/actor.ts'
import { MAX_SELLER_NOTE } from '@okolitsa/domain/sellers/suspension.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { team } from '@okolitsa/strings/ru/team.ts'
import { useNoteSeller, useSellerStaff } from '../../data/office/use-sellers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { Section } from './seller-page.tsx'
import css from './sellers.module.css'

const text = officeSellers.page

/** Staff with hidden phones. */
export function StaffCard({ id }: { id: number }) {
  const staff = useSellerStaff(id)
  return (
    <Section title={text.staff}>
      {staff.isPending && <Skeleton height={48} />}
      {staff.isError && <p className="muted">{officeSellers.move.failed}</p>}
      {staff.data?.length === 0 && <p className="muted">{text.noStaff}</p>}
      {staff.data && staff.data.length > 0 && (
        <ul className={css.lines}>
          {staff.data.map(({ id: staffId, name, role, phone }) => (
            <li key={staffId}>
              <span>
                <b>{name}</b>
                <small>{isSellerRole(role) ? team.roles[role] : role}</small>
              </span>
              {phone !== null && <span className={css.sum}>{phone}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Internal notes, newest first. */
export function NotesCard({ seller: { id, notes, mayNote } }: { seller: OfficeSeller }) {
  const reference = useDayReference()
  const note = useNoteSeller(id)
  const [words, say, sent] = useDraftWords(`seller-note-${id}`)
  return (
    <Section title={text.notes} note={text.notesOnlyOffice}>
      {notes.length === 0 && <p className="muted">{text.noNotes}</p>}
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((one) => (
            <li key={one.id}>
              <p>{one.text}</p>
              <small>
                {one.who} · {formatMoment(new Date(one.at), reference)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {mayNote && (
        <form
          className="stack g3"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.isPending || words.trim() === '') return
            note.mutate(words.trim(), {
              onSuccess: () => {
                say('')
                showToast({ tone: 'success', text: text.noted })
              },
            })
            sent()
          }}
        >
          <TextArea
            label={text.note}
            rows={2}
            maxLength={MAX_SELLER_NOTE}
            value={words}
            error={note.isError ? refusalWords(note.error, officeSellers.move.failed) : undefined}
            onChange={({ target }) => say(target.value)}
          />
          <div>
            <Button type="submit" look="secondary" size="medium" busy={note.isPending}>
              {text.addNote}
            </Button>
          </div>
        </form>
      )}
    </Section>
  )
}
