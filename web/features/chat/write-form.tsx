import { MAX_MESSAGE_LENGTH, MAX_PHOTO_BYTES, MAX_PHOTOS } from '@okolitsa/domain/chat/message.ts'
import { chatText as text } from '@okolitsa/strings/ru/chat.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useKeptFiles } from '../../platform/forms/kept-files.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ImagePlusIcon, XIcon } from '../../ui/icons.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './chat.module.css'
import { useObjectUrls } from './use-object-urls.ts'

const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const PREVIEW = 64

const isSendable = ({ type, size }: File): boolean => PHOTO_TYPES.includes(type) && size <= MAX_PHOTO_BYTES

/** Writing aids: `put` inserts text into the field. */
export type WriteTools = (put: (words: string) => void) => ReactNode

/** Enter sends, Shift+Enter breaks the line; unsent text stays as a draft. */
export function WriteForm({
  chatId,
  write,
  typing,
  tools,
}: {
  chatId: number
  write: (text: string, photos: readonly File[]) => void
  typing: () => void
  tools?: WriteTools | undefined
}) {
  const [form, change] = useDraft(`chat-${chatId}`, () => ({ words: '' }))
  const [photos, setPhotos] = useKeptFiles(`chat-${chatId}`)
  const previews = useObjectUrls(photos)
  const send = () => {
    const words = form.words.trim()
    if (words === '' && photos.length === 0) return
    write(words, photos)
    change({ words: '' })
    setPhotos([])
  }
  const choose = (chosen: readonly File[]) => {
    const fit = [...photos, ...chosen.filter(isSendable)]
    setPhotos(fit.slice(0, MAX_PHOTOS))
    if (!chosen.every(isSendable)) showToast({ tone: 'error', text: text.photoWrong })
    else if (fit.length > MAX_PHOTOS) showToast({ tone: 'error', text: text.photosTooMany(MAX_PHOTOS) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {tools && (
        <div className={css.tools}>
          {tools((words) => change({ words: [form.words.trimEnd(), words].filter(Boolean).join('\n') }))}
        </div>
      )}
      {previews.length > 0 && (
        <ul className={css.chosen} aria-label={text.chosen}>
          {previews.map((src, index) => (
            <li key={src}>
              <img src={src} alt={text.photo(index + 1)} width={PREVIEW} height={PREVIEW} />
              <button
                type="button"
                aria-label={text.removePhoto(index + 1)}
                onClick={() => setPhotos(photos.filter((_, at) => at !== index))}
              >
                <XIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={css.attach} data-full={photos.length === MAX_PHOTOS ? '' : undefined}>
        <ImagePlusIcon size={22} />
        <span className="visually-hidden">{text.attach}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={PHOTO_TYPES.join(',')}
          multiple
          disabled={photos.length === MAX_PHOTOS}
          onChange={({ target }) => {
            choose([...(target.files ?? [])])
            // lets the same file be chosen again after its removal
            target.value = ''
          }}
        />
      </label>
      <TextArea
        label={text.placeholder}
        hideLabel
        placeholder={text.placeholder}
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        value={form.words}
        onChange={(event) => {
          change({ words: event.target.value })
          typing()
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" size="medium">
        {text.send}
      </Button>
    </form>
  )
}
