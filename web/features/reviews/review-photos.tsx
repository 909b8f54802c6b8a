import { MAX_REVIEW_PHOTOS } from '@okolitsa/domain/reviews/review.ts'
import { reviewPhotos as text } from '@okolitsa/strings/ru/review-possibility.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useEffect, useState } from 'react'
import { CameraIcon, XIcon } from '../../ui/icons.ts'
import css from './reviews.module.css'

const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'

export function ReviewPhotos({
  kept,
  onRemoveKept,
  chosen,
  onChoose,
}: {
  kept: readonly string[]
  onRemoveKept: (address: string) => void
  chosen: readonly File[]
  onChoose: (photos: readonly File[]) => void
}) {
  const previews = usePreviews(chosen)
  const room = MAX_REVIEW_PHOTOS - kept.length - chosen.length
  const all = [
    ...kept.map((src) => ({ src, remove: () => onRemoveKept(src) })),
    ...previews.map((src, index) => ({ src, remove: () => onChoose(chosen.filter((_, at) => at !== index)) })),
  ]
  return (
    <div className="stack g2">
      {all.length > 0 && (
        <ul className={css.photos} aria-label={text.kept}>
          {all.map(({ src, remove }, index) => (
            <li key={src} className={css.removable}>
              <img src={src} alt={reviewWords.photo(index + 1)} width={84} height={84} />
              <button type="button" aria-label={text.remove(index + 1)} onClick={remove}>
                <XIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <label className={css.photo}>
          <CameraIcon size={22} />
          {text.room(room)}
          <input
            type="file"
            className="visually-hidden"
            accept={PHOTO_TYPES}
            multiple
            onChange={({ target }) => {
              onChoose([...chosen, ...(target.files ?? [])].slice(0, MAX_REVIEW_PHOTOS - kept.length))
              // lets the same file be chosen again after its removal
              target.value = ''
            }}
          />
        </label>
      )}
    </div>
  )
}

function usePreviews(files: readonly File[]): readonly string[] {
  const [previews, setPreviews] = useState<readonly string[]>([])
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file))
    setPreviews(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [files])
  return previews
}
