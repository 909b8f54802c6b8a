import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CameraIcon, ImageIcon } from '../../../ui/icons.ts'
import css from './goods-form.module.css'
import { PhotoInput } from './photo-input.tsx'
import type { Photo } from './use-photo.ts'

const text = productsForm.steps

/** The first step: camera, gallery, or no photo. */
export function StepPhoto({ photo, place, onNext }: { photo: Photo; place: string; onNext: () => void }) {
  const take = async (file: File) => {
    if (await photo.open(file)) onNext()
  }
  return (
    <>
      <div className={css.place}>
        <div className={css.placeFrame}>
          <CameraIcon size={56} />
        </div>
        <b>{place}</b>
        <p className="muted">{text.light}</p>
      </div>
      <div className={css.stepBar}>
        <PhotoInput isCamera look="main" onFile={(file) => void take(file)}>
          <CameraIcon size={24} />
          {text.shoot}
        </PhotoInput>
        <PhotoInput look="plain" onFile={(file) => void take(file)}>
          <ImageIcon size={22} />
          {text.choose}
        </PhotoInput>
        <Button
          look="secondary-gray"
          block
          onClick={() => {
            photo.drop()
            onNext()
          }}
        >
          {text.skip}
        </Button>
      </div>
    </>
  )
}
