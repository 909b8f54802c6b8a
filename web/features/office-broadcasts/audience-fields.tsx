import { type AudienceKind, OFFICE_AUDIENCES, type SubjectKind } from '@okolitsa/domain/broadcasts/audience.ts'
import { broadcasts } from '@okolitsa/strings/ru/broadcasts.ts'
import { lazy, Suspense, useState } from 'react'
import { useBroadcastSubjects, type WrittenBroadcast } from '../../data/office/use-broadcasts.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))
const text = broadcasts.write
const KINDS = OFFICE_AUDIENCES.map((value) => ({ value, title: broadcasts.audiences[value] }))

interface Subject {
  readonly id: string
  readonly title: string
}

/** The typed audience. */
export interface AudienceForm {
  readonly kind: (typeof OFFICE_AUDIENCES)[number]
  readonly day: string
  readonly place: string
  readonly seller: Subject | null
  readonly subject: Subject | null
}
export const firstAudience = (): AudienceForm => ({ kind: 'day', day: '', place: '', seller: null, subject: null })

/** The audience of the calls; null = something is not chosen yet. */
export function audienceOf({ kind, day, place, seller, subject }: AudienceForm): WrittenBroadcast['audience'] | null {
  if (kind === 'subscribers') return { kind }
  if (kind === 'day')
    return day === ''
      ? null
      : { kind, day, organizationId: seller && Number(seller.id), place: place.trim() === '' ? null : place }
  if (!subject) return null
  return kind === 'run' ? { kind, id: subject.id } : { kind, id: Number(subject.id) }
}

/** Fields of the audience of a message. */
export function AudienceFields({
  form,
  errors,
  onChange,
}: {
  form: AudienceForm
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<AudienceForm>) => void
}) {
  const { kind, day, place, seller, subject } = form
  return (
    <>
      <Select
        label={text.kinds}
        items={KINDS}
        value={kind}
        onChange={({ target }) =>
          onChange({ kind: OFFICE_AUDIENCES.find((one) => one === target.value) ?? 'day', subject: null })
        }
      />
      <p className="sm muted">{text.about[kind satisfies AudienceKind]}</p>
      {kind === 'day' && (
        <>
          <TextField
            type="date"
            label={text.day}
            required
            error={errors['audience.day']}
            value={day}
            onChange={({ target }) => onChange({ day: target.value })}
          />
          <SubjectField
            kind="seller"
            hint={text.sellerHint}
            subject={seller}
            onChoose={(chosen) => onChange({ seller: chosen })}
          />
          <TextField
            label={text.place}
            hint={text.placeHint}
            maxLength={80}
            autoComplete="off"
            value={place}
            error={errors['audience.place']}
            onChange={({ target }) => onChange({ place: target.value })}
          />
        </>
      )}
      {kind !== 'day' && kind !== 'subscribers' && (
        <SubjectField
          key={kind}
          kind={kind}
          hint={text.subjectHint}
          subject={subject}
          onChoose={(chosen) => onChange({ subject: chosen })}
        />
      )}
    </>
  )
}

function SubjectField({
  kind,
  hint,
  subject,
  onChoose,
}: {
  kind: SubjectKind
  hint: string
  subject: Subject | null
  onChoose: (subject: Subject | null) => void
}) {
  const [typed, type] = useState<string | null>(null)
  const items = useBroadcastSubjects(kind, typed?.trim() ?? '')
  return (
    <Suspense fallback={<Skeleton height={84} />}>
      <ComboBox
        label={text.subjects[kind]}
        hint={hint}
        inputValue={typed ?? subject?.title ?? ''}
        onInputChange={(words) => {
          type(words)
          onChoose(null)
        }}
        items={items.map(({ isCancelled, note, ...item }) => ({
          ...item,
          note: isCancelled ? text.cancelled(note) : note,
        }))}
        emptyText={text.nothingFound}
        onSelect={(id) => {
          const chosen = items.find((item) => item.id === id)
          if (!chosen) return
          type(null)
          onChoose({ id, title: chosen.title })
        }}
      />
    </Suspense>
  )
}
