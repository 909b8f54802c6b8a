import { farmGallery as text } from '@okolitsa/strings/ru/farm-gallery.ts'
import type { Upload } from '../../data/images/desk/use-gallery-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import css from './gallery.module.css'

/** A photo being uploaded: progress, or the error. */
export function UploadTile({
  upload: { name, url, sent, problem },
  onAgain,
  onDrop,
}: {
  upload: Upload
  onAgain: () => void
  onDrop: () => void
}) {
  const percent = Math.round((sent ?? 0) * 100)
  const words = sent === null ? text.waits : text.percent(percent)
  return (
    <li className={css.tile}>
      <div className={css.picture}>
        {/* hides a file that is not a picture */}
        <img className={css.faint} src={url} alt="" onError={(event) => event.currentTarget.remove()} />
        {problem === null ? (
          <span className={css.state}>
            <Progress label={text.sending(name)} value={percent} max={100} valueText={words} tone="green" />
            <span className="sm">{words}</span>
          </span>
        ) : (
          <span className={css.state}>
            <span className={css.problem} role="alert">
              {problem}
            </span>
            <Button size="medium" block onClick={onAgain}>
              {text.again}
            </Button>
            <Button size="medium" block look="secondary-gray" onClick={onDrop}>
              {text.drop}
            </Button>
          </span>
        )}
      </div>
    </li>
  )
}
