import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { company as words } from '@okolitsa/strings/ru/company.ts'
import { useFarmPhoto } from '../../../data/sellers/desk/use-company.ts'
import { Card } from '../../../ui/card.tsx'
import { CameraIcon } from '../../../ui/icons.ts'
import css from './company.module.css'

const text = words.about
const SIZE = { width: 640, height: 400 }

/** The first picture of the seller's page, replaceable. */
export function FarmPhoto({ organizationId, image }: { organizationId: number; image: string }) {
  const photo = useFarmPhoto(organizationId)
  return (
    <Card as="section" id="photo" className={css.form}>
      <h2 className="h3">{text.photo}</h2>
      <img className={css.photo} src={imageUrl(image, SIZE)} alt={text.photoNow} {...SIZE} />
      <p className="sm muted">{text.photoHint}</p>
      <label className={css.upload}>
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp"
          disabled={photo.isPending}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) photo.mutate(file)
          }}
        />
        <span>
          <CameraIcon size={22} />
          {photo.isPending ? text.sending : text.addPhoto}
        </span>
      </label>
    </Card>
  )
}
