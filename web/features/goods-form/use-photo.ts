import { goodsForm } from '@okolitsa/strings/ru/goods-form.ts'
import { useState } from 'react'
import { showToast } from '../../ui/toast-queue.ts'
import { cutPhoto, type PhotoFrame, turnedPhoto, WHOLE_FRAME } from './photo-frame.ts'

/** A photo that was chosen and is not sent yet, with its frame. */
export function usePhoto() {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  const [frame, setFrame] = useState<PhotoFrame>(WHOLE_FRAME)
  const take = (next: ImageBitmap | null) => {
    setBitmap(next)
    setFrame(WHOLE_FRAME)
  }
  const unreadable = () => void showToast({ tone: 'error', text: goodsForm.crop.unreadable })
  return {
    bitmap,
    frame,
    setFrame,
    drop: () => take(null),
    /** Answers whether it is a picture. */
    open: async (file: Blob): Promise<boolean> => {
      try {
        take(await createImageBitmap(file))
        return true
      } catch {
        unreadable()
        return false
      }
    },
    turn: async (): Promise<void> => {
      const turned = bitmap && (await turnedPhoto(bitmap).catch(() => null))
      if (turned) take(turned)
    },
    /** Null = there is none. */
    cut: async (): Promise<Blob | null> => (bitmap ? cutPhoto(bitmap, frame) : null),
  }
}
export type Photo = ReturnType<typeof usePhoto>
