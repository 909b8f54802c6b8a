import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import css from './goods-form.module.css'

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
