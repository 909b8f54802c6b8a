import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import css from './goods-form.module.css'

/** A button that asks for a photo from the camera or from files. */
export function PhotoInput({
  isCamera,
  look,
  children,
  onFile,
}: {
  isCamera?: boolean
  look: 'main' | 'plain'
  children: ReactNode
  onFile: (file: File) => void
}) {
  return (
    <label className={classNames(css.photoInput, look === 'main' ? css.mainInput : css.plainInput)}>
      <input
        type="file"
        className="visually-hidden"
        accept="image/jpeg,image/png,image/webp"
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
      {children}
    </label>
  )
}
