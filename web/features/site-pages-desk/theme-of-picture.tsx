import type { ColorTheme } from '@okolitsa/domain/themes/color-themes.ts'
import { themesLike } from '@okolitsa/domain/themes/themes-like.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import css from './theme-panel.module.css'

const text = themeTexts.panel.like
/** Side of the sampled picture, px: only colours matter. */
const SIDE = 48

export function ThemeOfPicture({ onChoose }: { onChoose: (theme: ColorTheme) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [offered, setOffered] = useState<readonly ColorTheme[]>([])
  const [isUnreadable, setUnreadable] = useState(false)

  async function look(file: File | undefined) {
    if (!file) return
    try {
      setOffered(themesLike(await pixelsOf(file)))
      setUnreadable(false)
    } catch {
      setOffered([])
      setUnreadable(true)
    }
  }

  return (
    <div className="stack g2">
      <Button
        look="secondary-gray"
        size="medium"
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {text.label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          void look(target.files?.[0])
          // lets the same picture be chosen again
          target.value = ''
        }}
      />
      <p id={`${id}-hint`} className="sm muted">
        {text.hint}
      </p>
      {isUnreadable && <p role="alert">{text.unreadable}</p>}
      {offered.length > 0 && (
        <fieldset className={css.offer}>
          <legend className="sm">{text.offer}</legend>
          <div className="row fw">
            {offered.map((theme) => (
              <Button key={theme.id} size="small" look="secondary-gray" onClick={() => onChoose(theme)}>
                <span className={css.dot} style={{ background: theme.primaryColor }} aria-hidden="true" />
                {themeTexts.colors[theme.name as keyof typeof themeTexts.colors]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

/** Pixels of a picture scaled down; throws for a file that is not a picture. */
async function pixelsOf(file: File): Promise<Uint8ClampedArray> {
  const picture = await createImageBitmap(file)
  try {
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(picture, 0, 0, SIDE, SIDE)
    return context.getImageData(0, 0, SIDE, SIDE).data
  } finally {
    picture.close()
  }
}
