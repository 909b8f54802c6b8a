import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { type SyntheticEvent, useState } from 'react'
import type { MenuSection, useMenuEdits, WrittenSection } from '../../data/menus/desk/use-menu.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { WeeklySpanField, type WeeklySpanValue } from '../../ui/weekly-span-field.tsx'

const text = menusDesk.section
const MORNING = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '12:00' }

/** Form of a new or an existing menu section. */
export default function SectionDialog({
  section,
  hasDishes,
  sections,
  edits,
  onClose,
}: {
  /** The section; null = a new one. */
  section: MenuSection | null
  hasDishes: boolean
  sections: readonly MenuSection[]
  edits: ReturnType<typeof useMenuEdits>['sections']
  onClose: () => void
}) {
  const [title, setTitle] = useState(section?.title ?? '')
  const [note, setNote] = useState(section?.note ?? '')
  const [served, setServed] = useState<WeeklySpanValue | null>(section?.served ?? null)
  const [isAsked, setAsked] = useState(false)
  const isNamed = title.trim() !== ''
  const isServed = !served || (served.weekdays.length > 0 && served.from !== '' && served.to !== '')
  const write = (list: readonly WrittenSection[], words: string) =>
    edits.mutate(list, {
      onSuccess: () => {
        showToast({ tone: 'success', text: words })
        onClose()
      },
    })
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isNamed || !isServed) return
    const one = { title, note, served: served && { ...served, weekdays: [...served.weekdays] } }
    write(
      section
        ? sections.map((known) => (known.id === section.id ? { ...one, id: known.id } : known))
        : [...sections, one],
      text.saved,
    )
  }
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={section ? text.titleOld : text.titleNew}
      closeLabel={text.close}
      size="medium"
    >
      <KeptForm
        id={`menu-section-${section?.id ?? 'new'}`}
        sending={edits}
        state={{ served }}
        onRestore={(kept) => setServed(kept.served)}
        className="stack g4"
        onSubmit={save}
        noValidate
      >
        <TextField
          label={text.name}
          error={isAsked && !isNamed ? text.nameMissing : undefined}
          maxLength={100}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={text.note}
          hint={text.noteHint}
          maxLength={200}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Switch
          checked={served !== null}
          note={text.hoursNote}
          onChange={({ target }) => setServed(target.checked ? MORNING : null)}
        >
          {text.hours}
        </Switch>
        {served && (
          <WeeklySpanField
            value={served}
            words={menusDesk.span}
            error={isAsked && !isServed ? menusDesk.span.missing : undefined}
            onChange={setServed}
          />
        )}
        <Button type="submit" block busy={edits.isPending}>
          {text.save}
        </Button>
        {section &&
          (hasDishes ? (
            <p className="sm muted">{text.hasDishes}</p>
          ) : (
            <Button
              look="secondary-gray"
              block
              busy={edits.isPending}
              onClick={() =>
                write(
                  sections.filter(({ id }) => id !== section.id),
                  text.removed,
                )
              }
            >
              {text.remove}
            </Button>
          ))}
      </KeptForm>
    </Modal>
  )
}
