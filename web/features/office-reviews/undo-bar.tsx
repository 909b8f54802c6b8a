import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import css from './review-queue.module.css'

/** The last decision, while it may be taken back. */
export interface Undoable {
  readonly id: number
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
