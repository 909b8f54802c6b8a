import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import type { MatterId } from '../../data/office/use-matter-queue.ts'
import css from './matter-queue.module.css'

/** The last decision, while it may be taken back. */
export interface Undoable {
  readonly subject: MatterId
  readonly words: string
}

/** The last decision with its undo, at the bottom of the page. */
export const UndoBar = ({ undoable, onUndo }: { undoable: Undoable; onUndo: () => void }) => (
  <div className={css.undo} role="status">
    <span>{undoable.words}</span>
    <button type="button" onClick={onUndo} aria-keyshortcuts="Z">
      {text.undo}
      <span className={css.key} aria-hidden="true">
        Z
      </span>
    </button>
  </div>
)
