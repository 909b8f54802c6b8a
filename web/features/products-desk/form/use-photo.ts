import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { findFiles, forgetFiles, keepFiles } from '../../../platform/forms/kept-files.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cutPhoto, type PhotoFrame, turnedPhoto, WHOLE_FRAME } from './photo-frame.ts'

/**
 * A chosen photo that is not uploaded yet, with its crop frame.
 * @param draftId the draft that stores the photo: a phone may reload the page when its camera closes
 */
export function usePhoto(draftId: string) {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  const [isRestored, setRestored] = useState(false)
  const [frame, setFrame] = useState<PhotoFrame>(WHOLE_FRAME)
  const take = (next: ImageBitmap | null) => {
    setBitmap(next)
    setFrame(WHOLE_FRAME)
  }
  const restore = useEffectEvent(async () => {
    const [kept] = await findFiles(draftId)
    const picture = kept && (await createImageBitmap(kept).catch(() => null))
    if (!picture) return
    take(picture)
    setRestored(true)
  })
  useEffect(() => void restore(), [])
  const unreadable = () => void showToast({ tone: 'error', text: productsForm.crop.unreadable })
  return {
    bitmap,
    frame,
    setFrame,
    /** The photo was restored after a reload of the page. */
    isRestored,
    drop: () => {
      forgetFiles(draftId)
      take(null)
    },
    /** Opens a file; returns whether it is a picture. */
    open: async (file: Blob): Promise<boolean> => {
      try {
        take(await createImageBitmap(file))
        void keepFiles(draftId, [new File([file], 'photo', { type: file.type })])
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
    /** Returns the crop; null = there is no photo. */
    cut: async (): Promise<Blob | null> => (bitmap ? cutPhoto(bitmap, frame) : null),
  }
}
export type Photo = ReturnType<typeof usePhoto>
