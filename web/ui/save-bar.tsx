import { Button } from './button.tsx'
import { Card } from './card.tsx'
import css from './save-bar.module.css'

/** A bar at the bottom of a long form with unsaved changes. */
export function SaveBar({
  words,
  note = words.unsaved,
  isSaving,
  onReset,
  onSave,
}: {
  words: { readonly unsaved: string; readonly reset: string; readonly save: string }
  /** Text above the buttons; by default a message about unsaved changes. */
  note?: string | undefined
  isSaving: boolean
  onReset: () => void
  onSave: () => void
}) {
  return (
    <Card as="section" className={css.bar} aria-label={words.unsaved}>
      <p className="sm" role="status">
        {note}
      </p>
      <Button reads look="secondary-gray" onClick={onReset}>
        {words.reset}
      </Button>
      <Button busy={isSaving} onClick={onSave}>
        {words.save}
      </Button>
    </Card>
  )
}
